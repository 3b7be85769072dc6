import { embedSvg } from '@/lib/outputs/embed-svg';
import { cutText, type FittedText, fitText, type TextBox } from '@/lib/outputs/fit-text';
import type { Snippet } from '@/lib/outputs/output-snippet';
import { SOCIAL_IMAGE_SIZE } from '@/lib/routes/output-paths';
import { escapeHtml } from '@/lib/site/escape';
import { THEME_COLORS } from '@/lib/site/theme-colors';

/** The content of the image that social networks show for a link to a page. */
export interface SocialImage {
  readonly site: string;
  /** The breadcrumbs, `Guide / Getting Started`, or else the date of a post or the tagline of the site. */
  readonly trail: string;
  readonly title: string;
  readonly description: string;
  /** Output that the page shows. It replaces the description, which networks show next to the image anyway. */
  readonly snippet?: Snippet;
  /** Host name of the site. */
  readonly host: string;
  /** SVG source of the logo; without it, only the site title is shown. */
  readonly mark?: string;
}

/** Font family that is passed to the renderer. */
const SOCIAL_IMAGE_FONT = 'Noto Sans Hans';

const MARGIN = 80;
const TITLE: TextBox = { width: 1040, height: 205, sizes: [84, 76, 68, 60, 52, 46, 40, 34], leading: 1.18 };
const DESCRIPTION: TextBox = { width: 1040, height: 130, sizes: [30, 27, 24, 21, 19], leading: 1.5 };
const TRAIL: TextBox = { width: 1040, height: 50, sizes: [28, 24, 20, 16], leading: 1.4 };
/** The glow ends above the text, because text on a single color makes images 45% smaller. */
const GLOW_END_Y = 150;
/** Colors of the upper edge and of the background, as red, green and blue. */
const TOP_COLOR = [0x44, 0x2a, 0x0d];
const BACKGROUND_COLOR = [...Buffer.from(THEME_COLORS.dark.slice(1), 'hex')];
const TRAIL_Y = 200;
const TITLE_Y = 222;
const DESCRIPTION_GAP = 22;
/** The panel with the snippet ends above the host; sizes in pixels. */
const CODE = { bottom: 540, padding: 24, size: 24, leading: 34, indent: 7 };
/** Smaller, because titles above a snippet have less room. */
const SHORT_TITLE: TextBox = { ...TITLE, height: 130, sizes: [68, 60, 52, 46, 40, 34, 30, 26] };

const GLOW = renderGlow();

/** Renders the image for links to a page, 1200 by 630 pixels, as SVG. The colors are those of the dark theme in `styles/tokens.css`. */
export function renderSocialImage({ site, trail, title, description, snippet, host, mark }: SocialImage): string {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const fitted = fitText(title, snippet ? SHORT_TITLE : TITLE);
  const titleHeight = fitted.lines.length * fitted.size * TITLE.leading;
  const descriptionY = TITLE_Y + titleHeight + DESCRIPTION_GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${SOCIAL_IMAGE_FONT}">
<rect width="${width}" height="${height}" fill="rgb(${BACKGROUND_COLOR.join(',')})"/>${GLOW}
${mark ? embedSvg(mark, MARGIN, 72, 56) : ''}
<text x="${mark ? MARGIN + 72 : MARGIN}" y="114" font-size="38" font-weight="700" fill="#f3efec">${escapeHtml(site)}</text>
${trail ? renderLines(fitText(trail, TRAIL), TRAIL_Y - 40, TRAIL.leading, 'font-weight="700" fill="#ff9d2e"') : ''}
${renderLines(fitted, TITLE_Y, TITLE.leading, 'font-weight="700" fill="#ffffff"')}
${snippet ? renderSnippet(snippet) : renderLines(fitText(description, DESCRIPTION), descriptionY, DESCRIPTION.leading, 'fill="#c0b7b0"')}
<text x="${MARGIN}" y="582" font-size="24" fill="#9b9088">${escapeHtml(host)}</text>
</svg>`;
}

/** Renders a gradient from the upper edge to the background as stripes of one color, because a real gradient takes six times as long. */
function renderGlow(): string {
  const { width } = SOCIAL_IMAGE_SIZE;
  const fills = Array.from({ length: GLOW_END_Y }, (_, row) => {
    const color = TOP_COLOR.map((top, part) => Math.round(top + (((BACKGROUND_COLOR[part] ?? 0) - top) * (row + 0.5)) / GLOW_END_Y));
    return `rgb(${color.join(',')})`;
  });
  const starts = fills.flatMap((fill, row) => (fill === fills[row - 1] ? [] : [row]));
  return starts
    .map((y, at) => `<rect y="${y}" width="${width}" height="${(starts[at + 1] ?? GLOW_END_Y) - y}" fill="${fills[y]}"/>`)
    .join('');
}

function renderLines({ size, lines }: FittedText, top: number, leading: number, attributes: string): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${Math.round(top + size * (leading * index + 1))}" font-size="${size}" ${attributes}>${escapeHtml(line)}</text>`,
    )
    .join('\n');
}

/** Renders a panel with the name of a file and some of its lines. The font is proportional, so only indents keep their width. */
function renderSnippet({ name, lines }: Snippet): string {
  const { bottom, padding, size, leading, indent } = CODE;
  const top = bottom - 2 * padding - leading * (lines.length + 1) + (leading - size);
  const width = SOCIAL_IMAGE_SIZE.width - 2 * MARGIN;
  const rows = [name, ...lines].map((line, at) => {
    const code = line.replaceAll('\t', '  ').trimEnd();
    const shift = (code.length - code.trimStart().length) * indent;
    const text = cutText(code.trimStart(), size, width - 2 * padding - shift);
    const y = top + padding + size + at * leading - 4;
    return `<text x="${MARGIN + padding + shift}" y="${y}" font-size="${size}" fill="${at === 0 ? '#ff9d2e' : '#d8d0c9'}">${escapeHtml(text)}</text>`;
  });
  return `<rect x="${MARGIN}" y="${top}" width="${width}" height="${bottom - top}" fill="#211c18"/>${rows.join('')}`;
}
