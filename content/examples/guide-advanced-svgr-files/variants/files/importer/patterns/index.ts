import paper from './paper.svg';

export { paper };
