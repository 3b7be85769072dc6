export const name = 'tide';
export default (): string => name;
