import { cutText, fitText, measureText } from '@/lib/outputs/fit-text';
import { renderSocialImage } from '@/lib/outputs/social-image';

/** Widths in thousandths of the font size: a space 227, `a` 591, `~` 589; everything that is not ASCII is a full square. */
test.each([
  ['', 0],
  [' ', 22.7],
  ['a', 59.1],
  ['~', 58.9],
  ['a a', 140.9],
  ['包', 100],
  ['é', 100],
  ['\u007f', 100],
  ['😀', 100],
])('%j is %f pixels wide at 100', (text, width) => {
  expect(measureText(text, 100)).toBeCloseTo(width, 6);
});

const box = (width: number, height: number, ...sizes: number[]) => ({ width, height, sizes, leading: 1.5 });

test.each<[string, ReturnType<typeof box>, number, string[]]>([
  ['a', box(59.1, 150, 100), 100, ['a']],
  ['a', box(59, 150, 100, 50), 50, ['a']],
  ['a a', box(140.9, 150, 100), 100, ['a a']],
  ['a a', box(140.8, 300, 100), 100, ['a', 'a']],
  // Two lines at 100 need 300 pixels.
  ['a a', box(140.8, 299, 100, 50), 50, ['a a']],
  // A space at the end of a line takes no room.
  ['a a a', box(140.9, 300, 100), 100, ['a a', 'a']],
  ['  a  ', box(59.1, 150, 100), 100, ['a']],
  ['包包包', box(200, 300, 100), 100, ['包包', '包']],
  ['包，包', box(200, 300, 100), 100, ['包，', '包']],
  ['包（包', box(200, 300, 100), 100, ['包', '（包']],
  ['包「a」包', box(360, 300, 100), 100, ['包「a」', '包']],
  ['ab包', box(150, 300, 100), 100, ['ab', '包']],
  ['', box(10, 10, 100), 100, []],
])('%j in %j', (text, place, size, lines) => {
  expect(fitText(text, place)).toEqual({ size, lines });
});

test.each([...'，。、；：！？）》」』”’】'])('a line does not start with %s', (mark) => {
  expect(fitText(`包包${mark}包`, box(200, 450, 100)).lines).toEqual(['包', `包${mark}`, '包']);
});

test.each([...'（《「『“‘【'])('a line does not end with %s', (mark) => {
  expect(fitText(`包${mark}包`, box(200, 300, 100)).lines).toEqual(['包', `${mark}包`]);
});

test('a text that is too long is an error with the size of its box', () => {
  expect(() => fitText('aa', box(60, 99, 80, 60))).toThrow(
    '"aa" is too long for an image: it does not fit 60 by 99 pixels at font size 60. Shorten it.',
  );
});

test.each([
  ['aa', 118.2, 'aa'],
  ['aaaa', 230, 'aa…'],
  ['aaaa', 218.2, 'aa…'],
  // No space before the ellipsis.
  ['aa aa', 250, 'aa…'],
  ['包包包', 250, '包…'],
  ['😀😀', 199, '…'],
  ['aa', 50, '…'],
])('a line of code is cut only where it does not fit: %j in %f pixels', (text, width, cut) => {
  expect(cutText(text, 100, width)).toBe(cut);
});

const IMAGE = { site: 'S & T', trail: 'Guide', title: 'T <1>', description: 'D', host: 'h.example' };

/** Texts of a picture with their place and size. */
function listTexts(image: Parameters<typeof renderSocialImage>[0]) {
  return [...renderSocialImage(image).matchAll(/<text x="(\d+)" y="(\d+)" font-size="(\d+)"[^>]*>(.*?)<\/text>/g)].map(
    ([, x, y, size, text]) => [Number(x), Number(y), Number(size), text],
  );
}

test('a picture shows site, section, title, description and host one below the other', () => {
  expect(listTexts(IMAGE)).toEqual([
    [80, 114, 38, 'S &amp; T'],
    [80, 188, 28, 'Guide'],
    [80, 306, 84, 'T &lt;1&gt;'],
    [80, 373, 30, 'D'],
    [80, 582, 24, 'h.example'],
  ]);
  expect(renderSocialImage(IMAGE)).not.toContain('<image');
});

test('the logo is before the name of the site; a long title moves the description', () => {
  const image = { ...IMAGE, trail: '', title: 'Many words that need more than one line of the picture to be read', mark: '<svg/>' };
  expect(listTexts(image)).toEqual([
    [152, 114, 38, 'S &amp; T'],
    [80, 282, 60, 'Many words that need more than'],
    [80, 353, 60, 'one line of the picture to be read'],
    [80, 416, 30, 'D'],
    [80, 582, 24, 'h.example'],
  ]);
  expect(renderSocialImage(image).match(/<image href="data:image\/svg\+xml;base64,PHN2Zy8\+"/g)).toHaveLength(1);
});
