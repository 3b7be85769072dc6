import './theme';

export const theme = (): string | undefined => window.clockTheme;
