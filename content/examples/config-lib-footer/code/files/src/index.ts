export default (width: number, height: number) => width * height;
