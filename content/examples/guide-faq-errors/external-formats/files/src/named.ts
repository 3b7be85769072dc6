import { tick } from 'clock-flag';

export const next = () => tick();
