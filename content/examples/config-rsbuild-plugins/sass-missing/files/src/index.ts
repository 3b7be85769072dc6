import './badge.scss';

export const ready = true;
