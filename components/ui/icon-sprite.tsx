import type { IconName } from '@/components/ui/icon';

/** The marks of other companies, on a grid of 24. */
const FILLED = {
  discord:
    'M19.3 5.3A16 16 0 0 0 15.4 4l-.5 1a14.6 14.6 0 0 0-5.8 0l-.5-1a16 16 0 0 0-3.9 1.3C2.2 9 1.5 12.7 1.8 16.3A16 16 0 0 0 6.7 18.8l1-1.7a10 10 0 0 1-1.6-.8l.4-.3a11.4 11.4 0 0 0 11 0l.4.3a10 10 0 0 1-1.6.8l1 1.7a16 16 0 0 0 4.9-2.5c.4-4.2-.7-7.8-2.9-11ZM8.5 14.1c-1 0-1.8-.9-1.8-2s.8-2 1.8-2 1.8.9 1.8 2-.8 2-1.8 2Zm7 0c-1 0-1.8-.9-1.8-2s.8-2 1.8-2 1.8.9 1.8 2-.8 2-1.8 2Z',
  github:
    'M12 1.8a10.4 10.4 0 0 0-3.3 20.3c.5.1.7-.2.7-.5v-1.9c-2.9.6-3.5-1.3-3.5-1.3-.5-1.2-1.2-1.5-1.2-1.5-.9-.7.1-.6.1-.6 1 .1 1.6 1.1 1.6 1.1.9 1.6 2.4 1.1 3 .9.1-.7.4-1.1.7-1.4-2.3-.3-4.7-1.2-4.7-5.2 0-1.1.4-2 1.1-2.8-.1-.3-.5-1.3.1-2.8 0 0 .9-.3 2.9 1.1a10 10 0 0 1 5.2 0c2-1.4 2.9-1.1 2.9-1.1.6 1.5.2 2.5.1 2.8.7.8 1.1 1.7 1.1 2.8 0 4-2.4 4.9-4.7 5.2.4.3.7.9.7 1.9v2.8c0 .3.2.6.7.5A10.4 10.4 0 0 0 12 1.8Z',
  x: 'M17.6 3.5h3.1l-6.8 7.7 8 10.3h-6.3l-4.9-6.3-5.6 6.3H2l7.2-8.3L1.6 3.5H8l4.4 5.8 5.2-5.8Zm-1.1 16.2h1.7L7.1 5.2H5.3l11.2 14.5Z',
} satisfies Partial<Record<IconName, string>>;

/** Drawn with lines, on a grid of 24. */
const LINES: Record<Exclude<IconName, keyof typeof FILLED>, string> = {
  alert: 'M12 9v4.5M12 17h.01M10.3 4 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  bulb: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.5 1.3 2.4h5c0-.9.5-1.7 1.3-2.4A6 6 0 0 0 12 3Z',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'm8.5 7.5-5 4.5 5 4.5m7-9 5 4.5-5 4.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4',
  external: 'M8 16 17 7M9.5 7H17v7.5',
  folder: 'M3.5 18.5v-13h6l2 2.5h9v10.5z',
  grid: 'M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01',
  info: 'M12 11v5.5M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  language: 'M3.5 6h11M9 3.5V6m3.5 0c-.8 4-3.7 7.5-8 9.5M6 9c1 2.5 3.5 5 6.5 6.3M12.5 20.5 17 10.5l4.5 10M14 17.5h6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  menu: 'M4 8h16M4 16h16',
  monitor: 'M3.5 4.5h17v11.5h-17zM8.5 20h7M12 16v4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  rss: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  sidebar: 'M3.5 4.5h17v15h-17zM9.5 4.5v15',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  version:
    'M6 8.5v7M6 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 9.5v.5c0 2.5-2 3.5-4.5 3.5H10c-2 0-4 .5-4 2',
  wrap: 'M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H12m2.5-2.5L12 19l2.5 2.5M4 18h3',
};

/** All pictures of the site, once in each document; `Icon` refers to them. */
export function IconSprite() {
  return (
    <svg className="icon-sprite" aria-hidden="true">
      {Object.entries(LINES).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24" className="icon-line">
          <path d={path} />
        </symbol>
      ))}
      {Object.entries(FILLED).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24" className="icon-filled">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
