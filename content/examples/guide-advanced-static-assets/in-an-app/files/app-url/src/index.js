import { bellUrl } from '../../dist/url/index.js';

const image = document.createElement('img');
image.src = bellUrl;
document.body.append(image);
