import styles from './Tag.module.css';

declare const KIT_VERSION: string;
declare const KIT_MODIFIED: string;
declare const KIT_FINAL: string;

export interface TagProps {
  /** Words inside the tag. */
  text: string;
  /** Draws attention to the tag. */
  isImportant?: boolean;
}

export function Tag({ text, isImportant = false }: TagProps) {
  return (
    <span
      className={isImportant ? styles.important : styles.plain}
      data-kit={KIT_VERSION + KIT_MODIFIED + KIT_FINAL}
    >
      {text}
    </span>
  );
}
