export default { lib: [{ banner: '/* area-kit */' }] };
