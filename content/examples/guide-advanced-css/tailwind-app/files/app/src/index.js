import '../../dist/index.css';
import './app.css';
import { badge } from 'clock-badge';

document.body.append(badge());
