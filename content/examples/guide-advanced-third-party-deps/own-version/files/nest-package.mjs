import { mkdirSync, writeFileSync } from 'node:fs';

// What a package manager does if text-pad needs another version than the project.
const folder = 'node_modules/text-pad/node_modules/money-format';
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/package.json`,
  '{ "name": "money-format", "version": "0.1.0", "type": "module", "exports": "./index.js" }',
);
writeFileSync(`${folder}/index.js`, "export const formatMoney = (amount) => 'old format ' + amount;");
writeFileSync(
  'node_modules/text-pad/index.js',
  "import { formatMoney } from 'money-format';\n\nexport const padLine = (name, price) => name + formatMoney(price);\n",
);
