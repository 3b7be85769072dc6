declare const KIT_VERSION: string;

export interface TagOptions {
  text: string;
}

export function createTag({ text }: TagOptions): HTMLElement {
  const element = document.createElement('span');
  element.setAttribute('data-kit', KIT_VERSION);
  element.textContent = text;
  return element;
}
