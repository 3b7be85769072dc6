export { greet } from 'greet-name';
