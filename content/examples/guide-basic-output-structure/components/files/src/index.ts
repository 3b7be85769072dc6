export { Badge } from './badge/badge';
export type { BadgeProps } from './types';
