import { tick } from 'clock-cjs';

export const next = () => tick();
