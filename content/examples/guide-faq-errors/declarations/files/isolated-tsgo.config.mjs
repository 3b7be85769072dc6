export default { dts: { isolated: true, tsgo: true } };
