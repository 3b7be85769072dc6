import { dial } from 'clock-face';

document.body.append(dial());
