export default {
  tools: { rspack: { modul: {} }, swc: { jcs: {} } },
};
