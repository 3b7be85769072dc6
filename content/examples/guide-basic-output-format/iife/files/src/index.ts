import { version } from 'react';
import { shout } from './shout';

for (const heading of document.querySelectorAll('h1')) {
  heading.textContent = shout(heading.textContent ?? '');
  heading.title = `React ${version}`;
}
