import './package.css';
