/** A text box in an image, in pixels. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
  /** Line height as a multiple of the font size. */
  readonly leading: number;
}

/** A text that fits into a box: its font size in pixels, and its lines. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Widths of the characters U+0020 to U+007E in Noto Sans Hans Bold, in thousandths of the font size. The regular weight is always
 * narrower. All other characters count as a full square, which is the maximum width.
 */
const ASCII_WIDTHS = [
  227, 370, 575, 589, 589, 962, 739, 325, 378, 378, 506, 589, 325, 370, 325, 388, 589, 589, 589, 589, 589, 589, 589, 589, 589, 589, 325,
  325, 589, 589, 589, 514, 1007, 641, 681, 657, 714, 615, 585, 717, 757, 330, 568, 686, 577, 854, 749, 770, 667, 770, 682, 624, 625, 748,
  618, 915, 627, 581, 613, 378, 388, 378, 589, 567, 626, 591, 644, 527, 644, 581, 372, 597, 640, 304, 305, 605, 315, 964, 641, 626, 644,
  644, 436, 495, 420, 637, 576, 863, 562, 574, 511, 378, 296, 378, 589,
];
const FULL_WIDTH = 1000;

/** Latin words are not broken. Chinese text may break anywhere except before closing and after opening punctuation. */
const TOKENS =
  /[（《「『“‘【]*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（《「『“‘【，。、；：！？）》」』”’】]+|[（《「『“‘【])[，。、；：！？）》」』”’】]*\s*|[，。、；：！？）》」』”’】]+\s*/gu;

/** Measures the width of a text in pixels. */
export function measureText(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, char) => sum + (ASCII_WIDTHS[(char.codePointAt(0) ?? 0) - 0x20] ?? FULL_WIDTH), 0);
  return (thousandths * size) / 1000;
}

/** Breaks a text into lines at the largest font size that fits. Throws if none fits, because text must not be cut off. */
export function fitText(text: string, box: TextBox): FittedText {
  for (const size of box.sizes) {
    const lines = breakLines(text, size, box.width);
    if (lines && lines.length * size * box.leading <= box.height) return { size, lines };
  }
  throw new Error(
    `"${text}" is too long for an image: it does not fit ${box.width} by ${box.height} pixels at font size ${box.sizes.at(-1)}. Shorten it.`,
  );
}

/** Cuts a line of code at `width` pixels, with an ellipsis. */
export function cutText(text: string, size: number, width: number): string {
  if (measureText(text, size) <= width) return text;
  const chars = [...text];
  while (chars.length > 0 && measureText(`${chars.join('')}…`, size) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** Breaks a text into lines of at most `width`; undefined if a single word is wider. */
function breakLines(text: string, size: number, width: number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const token of text.trim().match(TOKENS) ?? []) {
    if (measureText((line + token).trimEnd(), size) <= width) line += token;
    else {
      if (measureText(token.trimEnd(), size) > width) return undefined;
      lines.push(line.trimEnd());
      line = token;
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}
