export const area = (width: number, height: number) => width * height;

export const loadUnits = () => import('./later');
