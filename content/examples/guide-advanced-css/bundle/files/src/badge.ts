import './badge.css';

export function badge(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'clock-badge';
  element.textContent = text;
  return element;
}
