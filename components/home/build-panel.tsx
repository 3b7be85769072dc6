import { FileIcon } from '@/components/mdx/file-icon';
import type { BuildPanelView } from '@/lib/markdown/types';

const PRE = 'overflow-x-auto px-4 py-3.5 font-mono text-small leading-relaxed [scrollbar-width:thin]';

/** Colors of log levels. */
const LEVELS: Readonly<Record<string, string>> = { info: 'text-info', start: 'text-info', ready: 'text-tip' };

/** A real build next to the hero text: configuration, commands, log and output files. */
export function BuildPanel({ view: { file, code, commands, steps, files, version } }: { readonly view: BuildPanelView }) {
  return (
    <figure className="min-w-0 overflow-clip rounded-lg border border-line bg-bg-raised text-small [box-shadow:var(--shadow-panel)]">
      <figcaption className="flex min-h-9.5 items-center gap-2 border-b border-line px-4 font-mono text-text-muted">
        <FileIcon name={file} />
        {file}
        <span className="ms-auto text-text-faint [font-variant-numeric:tabular-nums]">Rslib {version}</span>
      </figcaption>
      <pre className={PRE}>
        <code>
          {code.map((tokens, line) => (
            // Lines and tokens are never reordered.
            <span key={`${line}`} className="line">
              {tokens.map(({ text, className }, at) => (
                <span key={`${at}`} className={className}>
                  {text}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <pre className={`${PRE} border-y border-line bg-bg-soft text-text-muted`}>
        <code>
          <span className="text-text before:text-brand-text before:content-['$_'_/_'']">{commands.join('\n')}</span>
          {'\n'}
          {steps.map(({ level, text }) => (
            <span key={text}>
              <span className={LEVELS[level]}>{level.padEnd(8)}</span>
              {text}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <ul className="px-4 py-2 font-mono *:flex *:items-center *:gap-2 *:py-1">
        {files.map(({ path, size }) => (
          <li key={path}>
            <FileIcon name={path} />
            <span>{path}</span>
            {size !== null && (
              <span className="ms-auto text-text-faint [font-variant-numeric:tabular-nums]">{size.toLocaleString('en')} B</span>
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}
