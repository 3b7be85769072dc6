import './index.css';

export function title(text: string): HTMLElement {
  const element = document.createElement('h2');
  element.className = 'text-3xl font-bold';
  element.textContent = text;
  return element;
}
