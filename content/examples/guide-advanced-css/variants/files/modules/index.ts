import dial from './dial.module.css';
import less from './less.module.less';
import sass from './sass.module.sass';
import scss from './scss.module.scss';
import styl from './styl.module.styl';
import stylus from './stylus.module.stylus';

export const names = { dial, less, sass, scss, styl, stylus };
