export default { lib: [{ bundle: false, redirect: { js: { path: false, extension: false } } }] };
