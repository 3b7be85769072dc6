import mark from '@/icons/mark.svg';
import logo from './logo.svg';

export const icons = [logo, mark];
