import { hours } from 'clock-face';

document.title = `${hours} hours`;
