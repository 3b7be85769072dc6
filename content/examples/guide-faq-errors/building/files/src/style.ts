import 'clock-theme/dark.css';

export const theme = 'dark';
