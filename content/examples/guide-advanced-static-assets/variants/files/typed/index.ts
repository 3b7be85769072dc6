import bell from './assets/bell.svg';

export const bellSize: number = bell;
