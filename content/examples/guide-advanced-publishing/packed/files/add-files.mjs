import { writeFileSync } from 'node:fs';

writeFileSync('README.md', '# clock-text\n');
writeFileSync('LICENSE', 'MIT\n');
writeFileSync('notes.txt', 'Not in the package\n');
