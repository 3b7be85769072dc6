import './panel.css';

export function openPanel(text: string): HTMLElement {
  const panel = document.createElement('aside');
  panel.className = 'panel';
  panel.textContent = text;
  document.body.append(panel);
  return panel;
}
