export const time = () => '12:30';
