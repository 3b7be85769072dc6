import bell from './assets/bell.svg?url';

export const bellUrl: string = bell;
