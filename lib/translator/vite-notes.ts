import { readText } from '@/lib/translator/nodes';
import { addNote, isModule, type Work } from '@/lib/translator/work';

/** Adds a note about the name of the stylesheet, if the library has components and the file name does not determine it. */
export function noteCssName(work: Work): void {
  const { options, scope, imports } = work;
  const fileName = options.get('build.lib.fileName');
  const isSet = options.has('build.lib.cssFileName') || options.has('build.rolldownOptions.output.assetFileNames');
  if (fileName && !isSet && imports.size > 0 && readText(fileName.node, scope) === undefined) addNote(work, fileName, 'cssName');
}

/** Adds a note about dependencies, which Vite bundles unless something excludes them. */
export function noteExternals(work: Work): void {
  const { options, items, notes } = work;
  const entry = options.get('build.lib.entry');
  const isSet = options.has('build.rolldownOptions.external') || notes.some(({ id }) => id === 'externalPackages');
  if (entry && !isSet && items.some(isModule)) addNote(work, entry, 'externalByDefault');
}
