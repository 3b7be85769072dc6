import { BuildPanel } from '@/components/home/build-panel';
import { findExamplesRoot } from '@/lib/examples/paths';
import { listExamples } from '@/lib/examples/read-examples';
import { buildExampleView } from '@/lib/examples/view';
import { readTokens } from '@/lib/markdown/read-tokens';

/** The example that stands beside the words of the home page. */
const HOME_EXAMPLE = 'home/build';

/** A build by the real tool; nothing in a site without that example. */
export async function HomeBuild() {
  const root = findExamplesRoot(process.env.DOCS_DIR ?? '.');
  if (!listExamples(root).includes(HOME_EXAMPLE)) return null;
  const { input, runs, version } = buildExampleView(root, HOME_EXAMPLE);
  const [[file], [run]] = [input, runs];
  if (!file || !run) return null;
  const lines = await readTokens(file.parts.map(({ text }) => text).join('\n'), file.lang);
  return (
    <BuildPanel file={file.path} run={run} version={version}>
      {lines.map((tokens, line) => (
        // Lines and tokens of a text have no other name than their place.
        <span key={`${line}`} className="line">
          {tokens.map(({ text, className }, at) => (
            <span key={`${at}`} className={className}>
              {text}
            </span>
          ))}
          {'\n'}
        </span>
      ))}
    </BuildPanel>
  );
}
