import './dial.css';
import './alarm.css';

export const alarmClass = 'clock-alarm';
