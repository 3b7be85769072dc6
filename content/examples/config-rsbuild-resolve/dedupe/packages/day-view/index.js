import { store } from 'day-store';

export const days = () => store.size;
