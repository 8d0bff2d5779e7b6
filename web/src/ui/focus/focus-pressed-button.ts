/**
 * Gives the focus to a button or link that is pressed, as all browsers but Safari do: there it would stay at the page, and
 * a dialog would find nothing to give it back to. Loaded by main.tsx in Safari alone.
 */
export function focusPressed(target: Element, active: Element | null): void {
  const button = target.closest<HTMLElement>('button, a[href], summary');
  // A field that keeps the focus while its own button is pressed goes on.
  if (button === null || button === active || (active !== null && !active.contains(button))) return;
  button.focus({ preventScroll: true });
}

// In the capture phase: before what the press opens asks who has the focus.
if (typeof window !== 'undefined')
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) focusPressed(target, document.activeElement);
    },
    true,
  );
