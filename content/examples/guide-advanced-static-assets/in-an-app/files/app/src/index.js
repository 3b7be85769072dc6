import { bellUrl } from '../../dist/import/index.js';

const image = document.createElement('img');
image.src = bellUrl;
document.body.append(image);
