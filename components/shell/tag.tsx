/** A word beside an entry, such as "new". */
export function Tag({ text }: { readonly text?: string }) {
  return text ? <span className="tag">{text}</span> : null;
}
