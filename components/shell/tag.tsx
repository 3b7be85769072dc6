/** A label after an entry, such as "new". */
export function Tag({ text }: { readonly text?: string }) {
  return text ? (
    <span
      data-tag
      className="ms-1.5 rounded-full bg-brand-soft px-1.5 py-px text-2xs leading-[1rem] font-medium whitespace-nowrap text-brand-text"
    >
      {text}
    </span>
  ) : null;
}
