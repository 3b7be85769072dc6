import { nameSectionInReport } from '@/lib/browser/behaviors/report-link';
import { clickLink as click } from '../../../support/browser-stubs';
import { trackListeners } from '../../../support/track-listeners';

const PLAIN = 'https://github.example/issues/new?template=content.yml&language=zh-CN&page=https://a.example/zh/x';

let stop: () => void;
beforeEach(() => {
  stop = trackListeners();
  document.body.innerHTML = `<a id="report" href="${PLAIN.replaceAll('&', '&amp;')}" data-report><b>反馈问题</b></a><a id="edit" href="/edit">Edit</a>`;
  nameSectionInReport();
});
afterEach(() => stop());

const read = () => Object.fromEntries(new URL((document.getElementById('report') as HTMLAnchorElement).href).searchParams);

const FIELDS = { template: 'content.yml', language: 'zh-CN', page: 'https://a.example/zh/x' };

test.each([
  ['#usage', 'click', {}, '#usage'],
  ['#usage', 'auxclick', { button: 1 }, '#usage'],
  ['#用法', 'click', { ctrlKey: true }, '#用法'],
  ['#%E7', 'click', {}, '#%E7'],
  ['#a&page=b', 'click', {}, '#a&page=b'],
  ['', 'click', {}, ''],
])('a report at %s by %s with %j has the section', (hash, type, init, section) => {
  history.replaceState(null, '', `/zh/x${hash}`);
  click('#report b', type, init);
  expect(read()).toEqual({ ...FIELDS, section });
});

test('every click reads the address again', () => {
  history.replaceState(null, '', '/zh/x#one');
  click('#report');
  history.replaceState(null, '', '/zh/x#two');
  click('#report');
  expect(read()).toEqual({ ...FIELDS, section: '#two' });
});

test('other links, and the link before a click, are unchanged', () => {
  history.replaceState(null, '', '/zh/x#one');
  click('#edit');
  expect(document.getElementById('edit')?.getAttribute('href')).toBe('/edit');
  expect(document.getElementById('report')?.getAttribute('href')).toBe(PLAIN);
});
