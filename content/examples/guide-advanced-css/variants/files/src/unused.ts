import './dial.css';

const unused = () => 'not exported';

export const used = true;
