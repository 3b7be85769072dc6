declare const TAG_PREFIX: string;

export const Tag = ({ text }: { text: string }) => <b>{TAG_PREFIX + text}</b>;
