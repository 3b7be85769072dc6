import { type Diagnostic, formatDiagnostics } from '@/lib/site/diagnostics';

/** The errors that the checks have found, below the page that a contributor is writing. Only in development, so its style is not in the stylesheets. */
export function ContentDiagnostics({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  if (diagnostics.length === 0) return null;
  return (
    <pre
      role="alert"
      style={{
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 99,
        maxHeight: '33vh',
        overflow: 'auto',
        padding: '12px 16px',
        background: '#7f1d1d',
        color: '#fff',
        font: '14px/1.5 monospace',
        whiteSpace: 'pre-wrap',
      }}
    >
      {formatDiagnostics(diagnostics)}
    </pre>
  );
}
