import { unit } from '../b/unit';

export const total = `3 ${unit}`;
