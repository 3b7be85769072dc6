import { depth } from '../dist/paths/depth.js';
import type { Size } from '../dist/paths/size.js';

const size: Size = { width: 1, height: 1, depth: 2 };
depth(size);
