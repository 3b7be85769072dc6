import { rmSync } from 'node:fs';

rmSync(`shared/${process.argv[2]}`, { recursive: true });
