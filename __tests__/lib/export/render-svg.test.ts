import { renderSvg } from '@/lib/export/render-svg';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#ff8b00"><circle cx="14" cy="17" r="11.3"/></svg>';
const HREF = `data:image/svg+xml;base64,${Buffer.from(LOGO).toString('base64')}`;
const PLACES = [
  { width: 56, height: 56 },
  { width: 80, height: 30 },
];

/** A picture with a logo. The form with a space before the end of the element is left to the renderer. */
function draw({ width, height }: { width: number; height: number }, end: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="90"><rect width="200" height="90" fill="#151210"/><image href="${HREF}" x="20" y="13" width="${width}" height="${height}"${end}</svg>`;
}

test.each(PLACES)('a prerendered logo of $width by $height equals the output of the renderer', async (place) => {
  const [ahead, again, inPlace] = [
    await renderSvg(draw(place, '/>')),
    await renderSvg(draw(place, '/>')),
    await renderSvg(draw(place, ' />')),
  ];
  expect(Buffer.from(ahead.pixels).equals(inPlace.pixels)).toBe(true);
  expect(Buffer.from(again.pixels).equals(inPlace.pixels)).toBe(true);
});

test('a picture of another size has a sharp logo', async () => {
  const [place] = PLACES;
  if (!place) throw new Error('no place');
  const [ahead, inPlace] = [await renderSvg(draw(place, '/>'), 600), await renderSvg(draw(place, ' />'), 600)];
  expect([ahead.width, ahead.height]).toEqual([600, 270]);
  expect(Buffer.from(ahead.pixels).equals(inPlace.pixels)).toBe(true);
});
