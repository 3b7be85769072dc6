export const Tag = () => <b>m</b>;
