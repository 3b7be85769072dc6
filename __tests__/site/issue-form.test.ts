import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import config from '@/lib/site/config';

test('the link to report a problem fills in text fields of the form, since links cannot fill in others', () => {
  const { searchParams } = new URL(config.theme.repository.reportUrl);
  const form = readFileSync(path.join(ROOT, '.github/ISSUE_TEMPLATE', searchParams.get('template') ?? ''), 'utf8');
  const inputs = [...form.matchAll(/- type: input\n\s+id: (\w+)\n/g)].map(([, id]) => id);
  const filled = [...searchParams.keys()].filter((name) => name !== 'template');
  // Scripts add the section.
  expect([...filled, 'section'].sort()).toEqual([...inputs].sort());
});
