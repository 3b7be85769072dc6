export default 'text of tide-units';
