export default {
  bundle: false,
  dts: { bundle: true },
};
