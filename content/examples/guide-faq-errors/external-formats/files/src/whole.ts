import clock from 'clock-cjs';

export const next = () => clock.tick();
