import styles from './dial.module.css';

export function dial(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.dialRound;
  return element;
}
