import { escapeMarkup } from '@/lib/outputs/escape';
import { type FittedText, fitText, type TextBox } from '@/lib/outputs/fit-text';
import { SOCIAL_IMAGE_SIZE } from '@/lib/routes/output-paths';

/** Texts of a social image. */
export interface SocialImage {
  readonly site: string;
  /** `Guide / Getting Started`, or the tagline of the site. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  /** Host of the site. */
  readonly host: string;
  /** SVG source of the logo; without it, only the site title is shown. */
  readonly mark?: string;
}

/** Font family that is passed to the renderer. */
const SOCIAL_IMAGE_FONT = 'Noto Sans Hans';

const MARGIN = 80;
const TITLE: TextBox = { width: 1040, height: 205, sizes: [84, 76, 68, 60, 52, 46, 40, 34], leading: 1.18 };
const DESCRIPTION: TextBox = { width: 1040, height: 130, sizes: [30, 27, 24, 21, 19], leading: 1.5 };
const SECTION: TextBox = { width: 1040, height: 50, sizes: [28, 24, 20, 16], leading: 1.4 };
/** The glow and the large mark end here, above the text: text on a single color makes images 45% smaller. */
const GROUND_Y = 150;
const SECTION_Y = 200;
const TITLE_Y = 222;
const DESCRIPTION_GAP = 22;

/** Renders an image of 1200 by 630 pixels for links to a page, as SVG. Colors are those of the dark theme in `styles/tokens.css`. */
export function renderSocialImage({ site, section, title, description, host, mark }: SocialImage): string {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const fitted = fitText(title, TITLE);
  const titleHeight = fitted.lines.length * fitted.size * TITLE.leading;
  const descriptionY = TITLE_Y + titleHeight + DESCRIPTION_GAP;
  const href = mark && `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${SOCIAL_IMAGE_FONT}">
<defs><linearGradient id="glow" x2="0" y2="1"><stop offset="0" stop-color="#442a0d"/><stop offset="1" stop-color="#151210"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="#151210"/><rect width="${width}" height="${GROUND_Y}" fill="url(#glow)"/>
${href ? `<image href="${href}" x="850" y="-120" width="320" height="320" opacity="0.07"/><image href="${href}" x="${MARGIN}" y="72" width="56" height="56"/>` : ''}
<text x="${href ? MARGIN + 72 : MARGIN}" y="114" font-size="38" font-weight="700" fill="#f3efec">${escapeMarkup(site)}</text>
${section ? renderLines(fitText(section, SECTION), SECTION_Y - 40, SECTION.leading, 'font-weight="700" fill="#ff9d2e"') : ''}
${renderLines(fitted, TITLE_Y, TITLE.leading, 'font-weight="700" fill="#ffffff"')}
${renderLines(fitText(description, DESCRIPTION), descriptionY, DESCRIPTION.leading, 'fill="#c0b7b0"')}
<text x="${MARGIN}" y="582" font-size="24" fill="#9b9088">${escapeMarkup(host)}</text>
</svg>`;
}

/** Renders lines below each other, starting at `top`. */
function renderLines({ size, lines }: FittedText, top: number, leading: number, attributes: string): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${Math.round(top + size * (leading * index + 1))}" font-size="${size}" ${attributes}>${escapeMarkup(line)}</text>`,
    )
    .join('\n');
}
