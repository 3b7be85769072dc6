import { badge } from 'clock-face';

document.body.append(badge('noon'));
