import { nameThemeButtons } from '@/lib/browser/behaviors/theme-buttons';

const { dataset } = document.documentElement;

test.each([
  ['dark', '主题：深色'],
  ['auto', '主题：跟随系统'],
  // The page has no scripts yet.
  [undefined, '主题：跟随系统'],
])('all theme buttons are named after the theme %s', (theme, expected) => {
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  const labels = JSON.stringify({ dark: '主题：深色', auto: '主题：跟随系统' });
  document.body.innerHTML = '<button></button><button></button><button>Other</button>';
  const [first, second, other] = document.querySelectorAll('button');
  for (const button of [first, second]) if (button) button.dataset.themeLabels = labels;
  nameThemeButtons();
  expect([first, second, other].map((button) => button?.getAttribute('aria-label'))).toEqual([expected, expected, null]);
});
