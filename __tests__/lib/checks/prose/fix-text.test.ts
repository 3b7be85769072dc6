import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixText } from '@/lib/checks/prose/fix-text';
import { listFindings } from '@/lib/checks/prose/lint-prose';
import { ROOT } from '@/lib/node/settings.mjs';

const RULES = ['zh.fix.yml', 'fix.yml'].map((file) => ({ file, text: readFileSync(path.join(ROOT, '.textlint', file), 'utf8') }));

/** Fixes a source until nothing is found. Readers see its last line, or the one before `---`, as `prose`. */
async function fix(source: string, prose: string): Promise<string> {
  const line = source.replace(/\n---\n$/, '').split('\n').length;
  const findings = await listFindings([{ file: 'a.mdx', line, text: prose }], RULES);
  if (findings.length === 0) return source;
  const fixedProse = fixText(
    prose,
    findings.map((each) => ({ ...each, line: 1 })),
  );
  return fix(fixText(source, findings), fixedProse);
}

test.each<[name: string, source: string, prose: string, expected: string]>([
  ['spaces, punctuation and names', '用Javascript 构建,发布.', '用Javascript 构建,发布.', '用 JavaScript 构建，发布。'],
  ['code next to Chinese', '用`a`和`用b`构建', '用`a`和`用b`构建', '用 `a` 和 `用b` 构建'],
  ['parentheses with code', '模块 (用 `a,b` 的)', '模块 (用 `a,b` 的)', '模块（用 `a,b` 的）'],
  ['two of the same', '库,库,和', '库,库,和', '库，库，和'],
  ['link targets stay', '[用Github](/Github/用Github)', '用Github', '[用 GitHub](/Github/用Github)'],
  ['targets of link definitions stay', '[a]: /用Github', '用Github', '[a]: /用Github'],
  ['heading ids stay', '## 用Github {#用Github}', '用Github', '## 用 GitHub {#用Github}'],
  ['tags stay', '<Badge text="用Github" /> 用Github', ' 用Github', '<Badge text="用Github" /> 用 GitHub'],
  ['keys of the frontmatter stay', '---\nGithub: 用Github\n---\n', '用Github', '---\nGithub: 用 GitHub\n---\n'],
  ['text that is not on its line', '用**R**', '用R', '用**R**'],
  ['text that is more often on its line than in the findings', '中,文 中,a', '中,文', '中,文 中,a'],
  ['code fences stay', '```\n用Github\n```\n用Github', '用Github', '```\n用Github\n```\n用 GitHub'],
  ['code fences in lists end', '- ```\n  用Github\n  ```\n用Github', '用Github', '- ```\n  用Github\n  ```\n用 GitHub'],
  ['correct text', '用 GitHub 构建，发布。', '用 GitHub 构建，发布。', '用 GitHub 构建，发布。'],
])('%s', async (_name, source, prose, expected) => {
  expect(await fix(source, prose)).toBe(expected);
});
