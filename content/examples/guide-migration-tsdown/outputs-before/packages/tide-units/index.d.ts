export type Unit = 'm' | 'ft';
declare const text: string;
export default text;
