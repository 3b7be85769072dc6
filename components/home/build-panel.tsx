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

/** What the words of the hero come to: a configuration, the command and the files that it wrote. */
export function BuildPanel({ file, run, version, children }: BuildPanelProps) {
  return (
    <figure className="build-panel">
      <figcaption className="build-head">
        <FileIcon name={file} />
        {file}
        <span className="build-size">Rslib {version}</span>
      </figcaption>
      <pre className="build-config">
        <code>{children}</code>
      </pre>
      <pre className="build-log">
        <code>
          <span className="build-command">{run.commands.join('\n')}</span>
          {'\n'}
          {listSteps(run.log).map(({ level, text }) => (
            <span key={text}>
              <span className={`build-${level}`}>{level.padEnd(8)}</span>
              {text}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <ul className="build-files">
        {run.tree.map(({ path, size }) => (
          <li key={path}>
            <FileIcon name={path} />
            <span>{path}</span>
            {size !== null && <span className="build-size">{size.toLocaleString('en')} B</span>}
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
