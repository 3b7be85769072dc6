import clock, { tick } from 'clock-cjs';

export const first = () => clock();
export const second = () => tick();
