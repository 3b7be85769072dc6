import './mixed.css';
