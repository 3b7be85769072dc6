export const createNoon = (): JSX.Element => <time>12:00</time>;
