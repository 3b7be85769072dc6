export default { lib: [{ experiments: { exe: { fileName: 'bin/clock' } } }] };
