import { reactive } from 'vue';
import './toast.css';

export interface Toast {
  id: number;
  text: string;
}

/** The messages on the screen. */
export const toasts: Toast[] = reactive([]);

/** Shows a message. */
export function showToast(text: string): void {
  toasts.push({ id: Date.now(), text });
}
