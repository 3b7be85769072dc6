import { createElement } from 'react';

export const Shout = () => createElement('b', null, 'HI!');
