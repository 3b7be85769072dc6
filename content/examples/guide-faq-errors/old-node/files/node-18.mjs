import { syncBuiltinESMExports } from 'node:module';
import util from 'node:util';

// What the check of the tool looks at, as in Node.js 18.
delete util.styleText;
syncBuiltinESMExports();
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });
