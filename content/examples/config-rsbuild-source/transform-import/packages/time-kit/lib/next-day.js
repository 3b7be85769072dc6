export default (day) => (day + 1) % 7;
