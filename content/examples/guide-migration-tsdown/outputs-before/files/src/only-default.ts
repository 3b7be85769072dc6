export default (): string => 'tide';
