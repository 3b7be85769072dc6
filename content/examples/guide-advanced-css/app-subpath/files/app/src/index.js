import 'clock-face/index.css';
import { dial } from 'clock-face';

document.body.append(dial());
