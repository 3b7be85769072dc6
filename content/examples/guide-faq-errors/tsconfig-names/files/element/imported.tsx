import type { JSX } from 'react';

export const createNoon = (): JSX.Element => <time>12:00</time>;
