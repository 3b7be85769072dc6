export declare function tick(): string;
export default function clock(): string;
