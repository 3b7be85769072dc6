import bell from './assets/bell.svg';

export const bellUrl: string = bell;
