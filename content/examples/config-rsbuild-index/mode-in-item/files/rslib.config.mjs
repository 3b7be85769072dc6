export default {
  lib: [{ mode: 'development' }],
};
