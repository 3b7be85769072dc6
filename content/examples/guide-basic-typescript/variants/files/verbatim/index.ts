import { Scale } from './scale';

export const half: Scale = { factor: 0.5 };
