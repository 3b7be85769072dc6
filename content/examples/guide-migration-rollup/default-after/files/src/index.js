import { join } from './join.js';

export default function printRow(cells) {
  return join(cells);
}
