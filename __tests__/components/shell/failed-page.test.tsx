import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { FailedPage } from '@/components/shell/failed-page.client';
import config from '@/lib/site/config';
import { getFailureTexts } from '@/lib/site/texts/failure';
import { stubBrowser } from '../../support/browser-stubs';
import { renderHtml } from '../../support/render-page';

const error = new Error('broken shell');
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const root = document.documentElement;

beforeEach(() => {
  stubBrowser();
  log.mockClear();
  history.replaceState(null, '', '/v1/zh/guide/start/?a=1#b');
});
afterEach(() => {
  cleanup();
  root.lang = '';
  document.body.innerHTML = '';
});
afterAll(() => log.mockRestore());

test.each([
  ['zh-CN', '/v1/zh/', '页面出错了', '重新加载', '返回首页'],
  ['en', '/', 'Something went wrong', 'Reload', 'Take me home'],
  ['fr-CA', '/fr/', 'Something went wrong', 'Reload', 'Take me home'],
])('a failed page links to its home page, in its language (%s)', (lang, home, title, reload, takeMeHome) => {
  root.lang = lang;
  localStorage.setItem('rslib-docs:theme', 'dark');
  document.body.innerHTML = `<header><a href="${home}">Rslib</a></header>`;
  render(<FailedPage error={error} />, { container: document.documentElement });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: reload }).getAttribute('href')).toBe('/v1/zh/guide/start/?a=1');
  expect(screen.getByRole('link', { name: takeMeHome }).getAttribute('href')).toBe(home);
  expect([root.lang, root.dataset.theme]).toEqual([lang, 'dark']);
  expect(log).toHaveBeenCalledWith(error);
});

test('a failed page is light if the site has no dark mode', () => {
  root.classList.add('light');
  localStorage.setItem('rslib-docs:theme', 'dark');
  try {
    render(<FailedPage error={error} />, { container: document.documentElement });
    expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['light', false]);
  } finally {
    root.classList.remove('light');
  }
});

test('every language of the site has texts of its own', () => {
  const titles = config.locales.map(({ tag }) => getFailureTexts(tag).title);
  expect(new Set(titles).size).toBe(config.locales.length);
});

test('has no style that the content security policy forbids', () => {
  expect(renderHtml(<FailedPage error={error} />)).not.toMatch(/<style|style=|<script/);
});
