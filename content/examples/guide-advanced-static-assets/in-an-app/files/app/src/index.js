import { bellUrl } from '../../dist/index.js';

const image = document.createElement('img');
image.src = bellUrl;
document.body.append(image);
