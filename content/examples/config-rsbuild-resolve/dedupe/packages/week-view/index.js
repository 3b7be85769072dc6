import { store } from 'day-store';

export const addWeek = (name) => store.add(name);
