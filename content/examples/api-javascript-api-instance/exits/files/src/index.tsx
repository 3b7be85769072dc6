export const noon = () => <b>12</b>;
