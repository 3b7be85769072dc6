import { listPolicySources } from '@/lib/export/policy';
import config from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';

test('the site of this repository loads nothing from other origins, and its examples may be sent to the playground', () => {
  expect(listPolicySources(config, true)).toEqual({ connect: [], images: [], forms: ['https://stackblitz.com'] });
});

test('a site without examples may send nothing to other origins', () => {
  expect(listPolicySources(config, false)).toEqual({ connect: [], images: [], forms: [] });
});

test('the origin of external images is listed once', () => {
  const theme: SiteConfig['theme'] = {
    ...config.theme,
    assetsHost: 'https://assets.example/docs',
    logo: { kind: 'image', light: 'https://a.example/light.svg', dark: 'https://a.example/dark.svg' },
    socialLinks: [
      { icon: { svg: '//b.example/chat.svg' }, mode: 'link', content: 'https://c.example/room' },
      { icon: 'x', mode: 'img', content: 'https://d.example/code.png' },
    ],
  };
  expect(listPolicySources({ ...config, theme }, false).images).toEqual([
    'https://assets.example',
    'https://a.example',
    'https://b.example',
    'https://d.example',
  ]);
});

test('images that are data URLs have no origin', () => {
  const show = (light: string, dark: string) => {
    const theme: SiteConfig['theme'] = { ...config.theme, logo: { kind: 'image', light, dark } };
    return listPolicySources({ ...config, theme }, false).images;
  };
  expect(show('data:image/svg+xml,%3Csvg/%3E', 'data:image/png;base64,AA')).toEqual([]);
  expect(show('data:image/svg+xml,%3Csvg/%3E', 'https://a.example/dark.svg')).toEqual(['https://a.example']);
});
