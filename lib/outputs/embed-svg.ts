/**
 * Renders an element that shows an SVG in another one, as a square with this side. `lib/export/render-svg.ts` finds these elements, because they
 * take long to draw.
 */
export function embedSvg(svg: string, x: number, y: number, side: number): string {
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<image href="${href}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;
}
