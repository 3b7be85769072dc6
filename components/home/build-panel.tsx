import { COMMAND, CONFIG_FILE, CONFIG_LINES, LOG_LINES, OUTPUT_FILES } from '@/components/home/build-sample';
import { FileIcon } from '@/components/mdx/file-icon';

/** What the words of the hero come to: a configuration, the command and the files that it wrote. */
export function BuildPanel() {
  return (
    <figure className="build-panel">
      <figcaption className="build-head">
        <FileIcon name={CONFIG_FILE} />
        {CONFIG_FILE}
      </figcaption>
      <pre className="build-config">
        <code>
          {CONFIG_LINES.map((tokens, line) => (
            // The lines are fixed data.
            <span key={`${line}`} className="line">
              {tokens.map(([text, kind]) =>
                kind ? (
                  <span key={text} className={`tok-${kind}`}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <pre className="build-log">
        <code>
          <span className="build-command">{COMMAND}</span>
          {'\n'}
          {LOG_LINES.map(({ level, text }) => (
            <span key={text}>
              <span className={`build-${level}`}>{level.padEnd(8)}</span>
              {text}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <ul className="build-files">
        {OUTPUT_FILES.map(({ name, bytes }) => (
          <li key={name}>
            <FileIcon name={name} />
            <span>{name}</span>
            <span className="build-size">{bytes.toLocaleString('en')} B</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
