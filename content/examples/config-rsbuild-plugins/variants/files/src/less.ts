import './badge.less';

export const ready = true;
