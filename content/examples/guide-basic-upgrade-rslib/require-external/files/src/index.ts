export const reactVersion = () => require('react').version;
