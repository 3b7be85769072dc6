/** Duration of the change between light and dark (spec section 9), in milliseconds. */
export const APPEARANCE_MS = 400;

/** Runs `change` while the new appearance grows as a circle out of `source`; at once where motion is unwanted or not supported. */
export function animateAppearance(change: () => void, source: Element): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const box = source.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const grow = () =>
    document.documentElement.animate(
      { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
      { duration: APPEARANCE_MS, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
    );
  // A transition that another one cuts short rejects; the change itself has happened then.
  document.startViewTransition(change).ready.then(grow, () => undefined);
}
