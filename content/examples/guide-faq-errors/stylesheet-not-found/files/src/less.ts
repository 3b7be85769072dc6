import './dial.less';
