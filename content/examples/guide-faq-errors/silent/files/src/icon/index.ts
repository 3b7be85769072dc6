import bell from './bell.svg';

export const icon = bell;
