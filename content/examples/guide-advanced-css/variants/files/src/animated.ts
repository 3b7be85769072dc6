export { default } from './animated.module.css';
