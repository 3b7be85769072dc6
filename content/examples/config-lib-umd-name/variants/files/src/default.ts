export default (name: string) => `Hello, ${name}`;
