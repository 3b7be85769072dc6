export class ListFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ListFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ListFiles', stage }, (assets) => {
        const text = Object.keys(assets).join('\n');
        compilation.emitAsset('files.txt', new sources.RawSource(text));
      });
    });
  }
}
