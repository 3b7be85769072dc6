export default 'text of tide-words';
