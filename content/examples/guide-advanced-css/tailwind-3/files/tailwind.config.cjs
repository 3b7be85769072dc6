module.exports = {
  content: ['./src/**/*.ts'],
  prefix: 'clock-',
};
