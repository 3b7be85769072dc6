import './theme.less';

export const theme = 'plain';
