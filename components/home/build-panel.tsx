import { FileIcon } from '@/components/mdx/file-icon';
import type { BuildPanelView } from '@/lib/markdown/types';

/** What the words of the hero come to: a configuration, the command and the files that it wrote. */
export function BuildPanel({ view: { file, code, commands, steps, files, version } }: { readonly view: BuildPanelView }) {
  return (
    <figure className="build-panel">
      <figcaption className="build-head">
        <FileIcon name={file} />
        {file}
        <span className="build-size">Rslib {version}</span>
      </figcaption>
      <pre className="build-config">
        <code>
          {code.map((tokens, line) => (
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
        </code>
      </pre>
      <pre className="build-log">
        <code>
          <span className="build-command">{commands.join('\n')}</span>
          {'\n'}
          {steps.map(({ level, text }) => (
            <span key={text}>
              <span className={`build-${level}`}>{level.padEnd(8)}</span>
              {text}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <ul className="build-files">
        {files.map(({ path, size }) => (
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
