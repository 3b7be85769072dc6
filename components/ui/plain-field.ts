/** Attributes of a field for names and code. Browsers neither complete nor correct what is typed. */
export const PLAIN_FIELD = { autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;
