import './card.css';
