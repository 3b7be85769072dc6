import './dial.scss';
