import { getOrigin, listImageOrigins } from '@/lib/routes/image-origins';
import type { ThemeConfig } from '@/lib/site/types';
import fixtureConfig from '../../fixtures/site/site.config';

/** The settings of a site without images, and others. */
const list = (settings: Partial<ThemeConfig>) =>
  listImageOrigins({ ...fixtureConfig.theme, logo: { kind: 'text', text: 'A' }, socialLinks: [], ...settings });

test.each<[string, Partial<ThemeConfig>, string[]]>([
  ['no images', {}, []],
  ['a host of assets', { assetsHost: 'https://assets.example:8080/a' }, ['https://assets.example:8080']],
  [
    'a logo for each theme',
    { logo: { kind: 'image', light: 'https://a.example/l.svg', dark: '//b.example/d.svg' } },
    ['https://a.example', 'https://b.example'],
  ],
  ['a logo of its own', { logo: { kind: 'image', light: '/l.svg', dark: '/d.svg' } }, []],
  [
    'icons and pictures of social links',
    {
      socialLinks: [
        { icon: 'x', mode: 'link', content: 'https://x.example/' },
        { icon: { svg: 'https://icons.example/a.svg' }, mode: 'link', content: 'https://y.example/' },
        { icon: { svg: '/own.svg' }, mode: 'img', content: 'https://pictures.example/微信.png' },
        { icon: 'discord', mode: 'img', content: '/own.png' },
      ],
    },
    ['https://icons.example', 'https://pictures.example'],
  ],
  [
    'one host for all images',
    {
      assetsHost: 'https://a.example',
      socialLinks: [{ icon: { svg: 'https://a.example/b.svg' }, mode: 'img', content: '//a.example/c.png' }],
    },
    ['https://a.example'],
  ],
])('a site with %s', (_, settings, origins) => {
  expect(list(settings)).toEqual(origins);
});

test.each([
  ['https://a.example/b?c#d', 'https://a.example'],
  ['//a.example:1/b', 'https://a.example:1'],
  ['http://a.example', 'http://a.example'],
])('the origin of %s is %s', (url, origin) => {
  expect(getOrigin(url)).toBe(origin);
});
