export default { lib: [{ dts: true }] };
