import type { PhrasingContent, Root, RootContent } from 'mdast';
import {
  buildCode,
  buildHeading,
  buildInline,
  buildInlineCode,
  buildItem,
  buildLine,
  buildLink,
  buildList,
  buildParagraph,
  buildStrongLine,
  buildText,
} from '@/lib/markdown/mdast-nodes';
import { convertTree } from '@/lib/outputs/markdown/convert';
import { mapUrls, writeMarkdown } from '@/lib/outputs/markdown/write-tree';
import { completeUrl } from '@/lib/outputs/urls';
import { buildPageView } from '@/lib/page-view/build-page-view';
import type { OverviewOption } from '@/lib/page-view/overview';
import type { PageView } from '@/lib/page-view/types';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { splitHref } from '@/lib/routes/paths';
import { formatCommands } from '@/lib/site/package-manager-commands';
import { getTexts } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';
import { findChangeDate } from '@/lib/source/blog';
import type { Hero } from '@/lib/source/frontmatter';
import { memoBySite } from '@/lib/source/memo-by-site';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/**
 * Renders the Markdown version of a page. Links lead to the Markdown versions of other pages, so that programs can follow them. Memoized,
 * because each text is needed twice: in a file of its own and in `llms-full.txt`.
 */
export const renderMarkdownPage = memoBySite(renderPage);

function renderPage(site: Site, page: Page): string {
  const { buildUrl, findPageByPath } = site;
  const toMarkdownUrl = (target: string) => {
    // Links within the page point to headings of the same Markdown version.
    if (target.startsWith('#')) return target;
    const { path, hash } = splitHref(target);
    return completeUrl(findPageByPath(path) ? buildMarkdownPath(path) + hash : target, page.path, buildUrl);
  };
  const tree = buildContent(page, buildPageView(page, site), site);
  return `${renderFrontmatter(page, buildUrl(page.path))}\n${writeMarkdown(mapUrls(tree, toMarkdownUrl))}`;
}

/** Builds the content of a page, including what its layout adds: hero, features and closing, the list of an overview, posts. */
export function buildContent(page: Page, view: PageView, site: Site): Root {
  const { home } = getTexts(page.lang, site.config);
  const context = { texts: getTexts(page.contentLang, site.config), url: site.buildUrl(page.path) };
  const body = convertTree(page.tree, context).children;
  return { type: 'root', children: [...listBefore(view, home), ...body, ...listAfter(view, page, site)] };
}

/** Renders YAML frontmatter; JSON strings are valid YAML. */
function renderFrontmatter(page: Page, url: string): string {
  const { frontmatter } = page;
  const facts = {
    title: page.title,
    description: frontmatter.description,
    url,
    lang: page.contentLang,
    version: page.version || undefined,
    date: frontmatter.date,
    authors: frontmatter.authors.length > 0 ? frontmatter.authors.map(({ name }) => name) : undefined,
    lastUpdated: findChangeDate(page),
  };
  const lines = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
  return `---\n${lines.join('\n')}\n---\n`;
}

function listBefore(view: PageView, texts: UiTexts['home']): RootContent[] {
  if (view.kind !== 'home') return [];
  const points = view.features.map(({ title, details, link }) =>
    buildLine(link ? buildLink(title, link) : buildText(title), buildText(`: ${details}`)),
  );
  return [
    ...(view.hero ? listHero(view.hero, texts) : []),
    ...(points.length > 0 ? [buildHeading(2, texts.features), buildList(points)] : []),
  ];
}

function listHero({ name, promise, text, tagline, commands, actions }: Hero, texts: UiTexts['home']): RootContent[] {
  const links = actions.map((action) => buildLine(buildLink([action.text, action.about].filter(Boolean).join(' '), action.link)));
  return [
    buildHeading(1, name),
    ...(promise ? [buildStrongLine(promise)] : []),
    promise ? buildParagraph(buildText(text)) : buildStrongLine(text),
    buildParagraph(buildText(tagline)),
    ...(commands ? listCommands(commands, texts) : []),
    ...(links.length > 0 ? [buildList(links)] : []),
  ];
}

/** Lists the commands apart from each other, because they are alternatives. */
function listCommands({ create, add }: NonNullable<Hero['commands']>, texts: UiTexts['home']): RootContent[] {
  const build = (command: string) => buildCode('bash', formatCommands(command).npm);
  return [build(create), buildParagraph(buildText(texts.existing)), build(add)];
}

function listAfter(view: PageView, { lang }: Page, { config, findPageByPath }: Site): RootContent[] {
  if (view.kind === 'home' && view.hero && view.closing) {
    return [buildHeading(2, view.closing.title), buildParagraph(buildText(view.closing.text))];
  }
  if (view.kind !== 'doc') return [];
  const texts = getTexts(lang, config).option;
  const groups = (view.overview ?? []).flatMap(({ name, items }): RootContent[] => [
    buildHeading(2, name),
    buildList(
      items.map(({ text, link, option, headers }) => {
        const listFacts = (each?: OverviewOption) => (each ? listOptionFacts(each, findPageByPath(link), texts) : []);
        const inner = headers.map((header) => buildLine(buildLink(header.text, `${link}#${header.id}`), ...listFacts(header.option)));
        const line = buildParagraph(buildLink(text, link), ...listFacts(option));
        return buildItem([line, ...(inner.length > 0 ? [buildList(inner)] : [])]);
      }),
    ),
  ]);
  const posts = (view.posts ?? []).map(({ title, link, dateText, summary }) =>
    buildLine(buildLink(title, link), buildText(` (${dateText}): ${summary}`)),
  );
  return [...groups, ...(posts.length > 0 ? [buildList(posts)] : [])];
}

/** Lists what the overview shows about an option of `page`: description, here with its inline code, type and default. */
function listOptionFacts(option: OverviewOption, page: Page | undefined, texts: UiTexts['option']): PhrasingContent[] {
  const summary = page?.optionEntries.find(({ name }) => name === option.name)?.summary ?? option.summary;
  const facts = [
    [texts.type, option.type],
    [texts.default, option.default],
  ] as const;
  const known = facts.flatMap(([label, value]) => (value ? [buildText(` · ${label} `), buildInlineCode(value)] : []));
  return [buildText(': '), ...buildInline(summary), ...known];
}
