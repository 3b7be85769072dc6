import './dial.css';

export const dial = '<div class="dial"></div>';
