import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Drawing } from '@/lib/export/draw-ahead';
import { type DrawOptions, drawPng } from '@/lib/export/draw-png';
import { readText, writeFileWithFolders } from '@/lib/node/files';
import { MANIFEST_ICONS, renderAppIcon } from '@/lib/outputs/icons';
import { findOutputSnippet } from '@/lib/outputs/output-snippet';
import { formatTrail } from '@/lib/outputs/page-groups';
import { renderSocialImage } from '@/lib/outputs/social-image';
import { buildPageView } from '@/lib/page-view/build-page-view';
import { dropSeparator } from '@/lib/page-view/titles';
import { buildSocialImagePath, SOCIAL_IMAGE_MAX_BYTES } from '@/lib/routes/output-paths';
import { getErrorMessage } from '@/lib/site/error-message';
import { getLocale } from '@/lib/site/get-locale';
import { decodeUrlText } from '@/lib/site/urls';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

const SOCIAL_IMAGE: DrawOptions = { maxBytes: SOCIAL_IMAGE_MAX_BYTES };

/** Lists the social images of all pages, rendered one at a time. The logo comes from the first of `publicDirs` that contains it. */
export function* listSocialImages(site: Site, publicDirs: readonly string[]): Generator<Drawing> {
  const mark = publicDirs.map((folder) => readMark(folder, site)).find(Boolean);
  for (const page of site.pages) yield [renderPageImage(page, site, mark), SOCIAL_IMAGE];
}

/** Draws a social image for each page, and the icons in all sizes. Starts with the last page, because `drawAhead` starts with the first. */
export async function writeImages(outDir: string, site: Site): Promise<void> {
  const mark = readMark(outDir, site);
  for (const page of site.pages.toReversed()) {
    try {
      const png = await drawPng(renderPageImage(page, site, mark), SOCIAL_IMAGE);
      checkSize(png);
      writeFileWithFolders(path.join(outDir, buildSocialImagePath(page.path)), png);
    } catch (error) {
      throw new Error(`${page.file}: ${getErrorMessage(error)}`);
    }
  }
  await writeIcons(outDir);
}

export function checkSize({ length }: Uint8Array): void {
  if (length > SOCIAL_IMAGE_MAX_BYTES)
    throw new Error(
      `The social image has ${length} bytes, but only ${SOCIAL_IMAGE_MAX_BYTES} are allowed. Shorten the title or the description, or use a logo with fewer colors.`,
    );
}

function renderPageImage(page: Page, site: Site, mark: string | undefined): string {
  const { title, tagline } = getLocale(site.config, page.lang);
  const view = buildPageView(page, site);
  return renderSocialImage({
    site: title,
    trail: formatTrail(view) || (view.kind === 'doc' ? (view.post?.dateText ?? '') : dropSeparator(tagline)),
    title: view.kind === 'home' ? (view.hero?.promise ?? view.hero?.text ?? page.title) : page.title,
    description: view.description,
    snippet: findOutputSnippet(page.tree),
    host: new URL(site.config.url).host,
    mark,
  });
}

const SVG_DATA = 'data:image/svg+xml,';

/** Reads the logo for the dark theme if it is an SVG file of the site or the data URL of one. */
export function readMark(outDir: string, { config }: Pick<Site, 'config'>): string | undefined {
  const { logo } = config.theme;
  if (logo.kind !== 'image') return undefined;
  // Like browsers: a `%` that does not start an escape, as in `width="100%"`, stands for itself.
  if (logo.dark.startsWith(SVG_DATA)) return logo.dark.slice(SVG_DATA.length).replace(/(?:%[\da-f]{2})+/gi, decodeUrlText);
  return logo.dark.startsWith('/') && logo.dark.endsWith('.svg') ? readText(path.join(outDir, logo.dark)) : undefined;
}

/** Renders `favicon.svg` as the icons of `manifest.webmanifest`, the home screen icon, and `favicon.ico`, which clients request without a link. */
async function writeIcons(outDir: string): Promise<void> {
  const mark = readFileSync(path.join(outDir, 'favicon.svg'), 'utf8');
  for (const { file, size, padding } of MANIFEST_ICONS)
    writeIcon(path.join(outDir, file), await drawPng(renderAppIcon(mark, padding), { width: size }));
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await drawPng(mark, { width: size }) })));
  writeIcon(path.join(outDir, 'favicon.ico'), buildIco(images));
}

/** Writes an icon unless it is in `public`. */
function writeIcon(file: string, data: Uint8Array): void {
  if (!existsSync(file)) writeFileWithFolders(file, data);
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Creates an ICO file from square PNG images; sizes in pixels, below 256. */
export function buildIco(images: readonly { readonly size: number; readonly png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
