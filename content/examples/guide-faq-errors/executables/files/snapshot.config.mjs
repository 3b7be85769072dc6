export default { lib: [{ experiments: { exe: { seaOptions: { useSnapshot: true } } } }] };
