import { time } from '@example/clock';
import logo from './logo.svg';

export const mode: string = import.meta.env.MODE;
export { logo, time };
