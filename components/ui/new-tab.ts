/** Id of the text in the shell that describes links to a new tab. */
export const NEW_TAB_ID = 'new-tab';

/** Attributes of a link that opens in a new tab. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': NEW_TAB_ID } as const;
