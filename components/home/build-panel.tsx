import type { ReactNode } from 'react';
import { FileIcon } from '@/components/mdx/file-icon';
import type { RunView } from '@/lib/examples/types';

interface BuildPanelProps {
  /** Name of the file whose code is the content. */
  readonly file: string;
  readonly run: Pick<RunView, 'commands' | 'log' | 'tree'>;
  /** Of the tool that made the build. */
  readonly version: string;
  readonly children: ReactNode;
}

const PRE = 'overflow-x-auto px-4 py-3.5 font-mono text-small leading-relaxed [scrollbar-width:thin]';

/** Colors of the levels of a log. */
const LEVELS: Readonly<Record<string, string>> = { info: 'text-info', start: 'text-info', ready: 'text-tip' };

/** What the words of the hero come to: a configuration, the command and the files that it wrote. */
export function BuildPanel({ file, run, version, children }: BuildPanelProps) {
  return (
    <figure className="min-w-0 overflow-clip rounded-lg border border-line bg-bg-raised text-small [box-shadow:var(--shadow-panel)]">
      <figcaption className="flex min-h-9.5 items-center gap-2 border-b border-line px-4 font-mono text-text-muted">
        <FileIcon name={file} />
        {file}
        <span className="ms-auto text-text-faint [font-variant-numeric:tabular-nums]">Rslib {version}</span>
      </figcaption>
      <pre className={PRE}>
        <code>{children}</code>
      </pre>
      <pre className={`${PRE} border-y border-line bg-bg-soft text-text-muted`}>
        <code>
          <span className="text-text before:text-brand-text before:content-['$_'_/_'']">{run.commands.join('\n')}</span>
          {'\n'}
          {listSteps(run.log).map(({ level, text }) => (
            <span key={text}>
              <span className={LEVELS[level]}>{level.padEnd(8)}</span>
              {text}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <ul className="px-4 py-2 font-mono *:flex *:items-center *:gap-2 *:py-1">
        {run.tree.map(({ path, size }) => (
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

/** The lines that say what happens, without the times, which differ from run to run; the files stand below them. */
function listSteps(log: string): { level: string; text: string }[] {
  return log.split('\n').flatMap((line) => {
    const [, level, text] = /^(info|start|ready)\s+(.+)$/.exec(line) ?? [];
    return level && text ? [{ level, text: text.replace(/ in … m?s\b/, '') }] : [];
  });
}
