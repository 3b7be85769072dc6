import bell from '~icons/bell';

export { bell };
