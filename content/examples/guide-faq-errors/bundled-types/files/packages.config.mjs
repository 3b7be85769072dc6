export default { lib: [{ dts: { bundle: { bundledPackages: ['clock-text-core'] } } }] };
