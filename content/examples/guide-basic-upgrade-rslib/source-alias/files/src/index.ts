import { clock } from '@kit/clock';

export const start = clock(0);
