// @ts-nocheck
import note from './note.txt';

export { note };
