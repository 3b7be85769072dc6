import './dial.css';
