import './clock.scss';

export const clock = (hour: number): string => `<b class="clock">${hour}:00</b>`;
