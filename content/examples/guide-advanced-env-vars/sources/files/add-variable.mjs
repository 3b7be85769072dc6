import { appendFileSync } from 'node:fs';

appendFileSync('cached/.env', 'PUBLIC_ADDED=later\n');
