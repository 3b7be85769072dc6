import messages from './messages.json';

export const greeting = messages.start.hello;
