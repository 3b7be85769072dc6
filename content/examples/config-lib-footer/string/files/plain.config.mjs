export default { lib: [{ footer: '/* area-kit */' }] };
