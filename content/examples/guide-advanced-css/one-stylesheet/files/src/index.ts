import './dial.css';

export const showAlarm = () => import('./alarm');
