import { clock } from './index';

document.title = clock(90);
