import clock from 'clock-flag';

export const next = () => clock.tick();
