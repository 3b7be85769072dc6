import './index.css';

export function title(text: string): HTMLElement {
  const element = document.createElement('h2');
  element.className = 'clock:text-3xl clock:font-bold';
  element.textContent = text;
  return element;
}
