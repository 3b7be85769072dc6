export const Clock = () => <time>12:30</time>;
