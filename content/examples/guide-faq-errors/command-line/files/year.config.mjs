export default { lib: [{ syntax: 2020 }] };
