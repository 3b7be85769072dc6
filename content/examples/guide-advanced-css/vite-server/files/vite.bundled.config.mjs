export default { ssr: { noExternal: ['clock-kit'] } };
