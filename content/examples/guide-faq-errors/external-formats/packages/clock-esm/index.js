export const tick = () => '12:30';
