import compiled from './dial.css?inline';
import source from './dial.css?raw';

export { compiled, source };
