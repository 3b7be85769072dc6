export default (hour, count) => (hour + count) % 24;
