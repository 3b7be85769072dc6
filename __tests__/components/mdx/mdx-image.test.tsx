import { render, screen } from '@testing-library/react';
import { MdxImage } from '@/components/mdx/mdx-image';
import { getImageUrl } from '@/components/ui/site-urls';
import { en } from '@/lib/site/texts/en';

const PHOTO = { src: '/photo.png', alt: 'Output', width: 320, height: 200, texts: en.image };
const DIAGRAM = { ...PHOTO, src: '/diagrams/build.svg', alt: 'Build' };

test.each([PHOTO, DIAGRAM])('a button enlarges $src, even without scripts', (picture) => {
  const { container } = render(<MdxImage {...picture} data-picture="2" />);
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'))).toEqual([picture.alt]);
  const open = screen.getByRole('button', { name: 'Zoom image' });
  const dialog = screen.getByRole('dialog', { name: picture.alt });
  const close = screen.getByRole('button', { name: 'Close image' });
  expect([open.getAttribute('popovertarget'), dialog.id, dialog.getAttribute('popover')]).toEqual(['zoom-2', 'zoom-2', 'auto']);
  expect([close.getAttribute('popovertarget'), close.getAttribute('popovertargetaction')]).toEqual(['zoom-2', 'hide']);
  expect([dialog.contains(close), dialog.getAttribute('aria-modal')]).toEqual([true, 'true']);
  expect(close.querySelectorAll('img[alt=""], svg[aria-hidden="true"]:not([role])')).toHaveLength(1);
  expect(container.querySelector('[style]')).toBeNull();
});

test.each([PHOTO, DIAGRAM])('in a link, $src is only a picture', (picture) => {
  const { container } = render(<MdxImage {...picture} />);
  expect(container.querySelectorAll('img, svg')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([PHOTO, DIAGRAM])('the title of $src describes it, and is its tooltip', (picture) => {
  const { container, rerender } = render(<MdxImage {...picture} title="After the build" data-picture="2" />);
  screen.getByRole('img', { name: picture.alt });
  const listDescriptions = () => [...container.querySelectorAll('img, svg')].map((each) => each.getAttribute('title') ?? each.textContent);
  expect(listDescriptions()).toEqual(['After the build', '']);
  expect(screen.getByRole('button', { name: /^Zoom/ }).closest('[title]')?.getAttribute('title')).toBe('After the build');
  rerender(<MdxImage {...picture} title="After the build" />);
  expect(listDescriptions()).toEqual(['After the build']);
});

test('a picture reserves its space and is loaded lazily', () => {
  render(<MdxImage {...PHOTO} />);
  const names = ['src', 'alt', 'width', 'height', 'loading', 'decoding'];
  expect(names.map((name) => screen.getByRole('img').getAttribute(name))).toEqual(['/photo.png', 'Output', '320', '200', 'lazy', 'async']);
});

test('the small picture has the other attributes of its author', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/docs';
  try {
    const { container } = render(<MdxImage {...PHOTO} className="wide" id="photo" srcSet="/big.png 2x, /huge.png 3x" data-picture="1" />);
    expect([...container.querySelectorAll('img')].map(({ className, id, srcset }) => [className, id, srcset])).toEqual([
      ['wide', 'photo', '/docs/big.png 2x, /docs/huge.png 3x'],
      ['', '', ''],
    ]);
  } finally {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
  }
});

test('a diagram uses the colors of the page', () => {
  const { container } = render(<MdxImage {...DIAGRAM} data-picture="1" />);
  const uses = [...container.querySelectorAll('use')].map((each) => each.getAttribute('href'));
  expect(uses).toEqual(['/diagrams/build.svg#diagram', '/diagrams/build.svg#diagram']);
  // Only the alternative text is read.
  expect(container.querySelectorAll('use:not([aria-hidden="true"])')).toHaveLength(0);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 320 200');
});

test("pictures come from the assets host, except diagrams, which browsers only load from the page's origin", () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/docs';
  process.env.NEXT_PUBLIC_ASSETS_HOST = 'https://assets.example.com/rslib';
  try {
    const { container } = render(
      [PHOTO, DIAGRAM, { ...PHOTO, src: 'https://a.example/b.png' }].map((each) => <MdxImage key={each.src} {...each} />),
    );
    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'https://assets.example.com/rslib/photo.png',
      'https://a.example/b.png',
    ]);
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/docs/diagrams/build.svg#diagram');
    const { container: candidates } = render(<MdxImage {...PHOTO} srcSet="/big.png 2x, https://a.example/c.png 3x" />);
    expect(candidates.querySelector('img')?.srcset).toBe('https://assets.example.com/rslib/big.png 2x, https://a.example/c.png 3x');
    process.env.NEXT_PUBLIC_ASSETS_HOST = '';
    expect(getImageUrl('/photo.png')).toBe('/docs/photo.png');
  } finally {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
    delete process.env.NEXT_PUBLIC_ASSETS_HOST;
  }
});
