import { readSection } from '@/lib/docs-server/read-section';

const METADATA = '---\ntitle: "A"\n---\n';
const PAGE = `${METADATA}
# A

Intro.

## First part

One.

\`\`\`\`md
\`\`\`
## Not a heading
\`\`\`
\`\`\`\`

### \`a.b\` and \\_\\_c {#inner}

Two.

\`\`\`bash
# npm
\`\`\`

## 第二部分

三。

## [Link](https://a.example/b_c) to \`d\`

Four.

- \`\`\`bash
  # npm
  \`\`\`

## Last

Five.
`;

test.each([
  ['first-part', /^## First part[\s\S]*Not a heading[\s\S]*# npm\n```\n$/],
  ['inner', /^### `a\.b` and \\_\\_c \{#inner\}\n\nTwo\.\n\n```bash\n# npm\n```\n$/],
  ['第二部分', /^## 第二部分\n\n三。\n$/],
  ['link-to-d', /^## \[Link\]\(https:\/\/a\.example\/b_c\) to `d`\n\nFour\.\n\n- ```bash\n {2}# npm\n {2}```\n$/],
  ['last', /^## Last\n\nFive\.\n$/],
])('reads the section %s with the metadata of the page', (id, expected) => {
  const [start, section] = readSection(PAGE, id)?.split(/(?<=^---\n[\s\S]*\n---\n)\n/) ?? [];
  expect(start).toBe(METADATA);
  expect(section).toMatch(expected);
});

test.each(['a', 'not-a-heading', 'npm', ''])('%j is not a section', (id) => {
  expect(readSection(PAGE, id)).toBeUndefined();
});
