import './injected.css';
