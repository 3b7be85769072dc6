export default { lib: [{ dts: { bundle: true } }] };
