/** Attributes of an element that only scripts fill. React does not hydrate its content, which may be there before the start. */
export const UNHYDRATED = { dangerouslySetInnerHTML: { __html: '' } } as const;
