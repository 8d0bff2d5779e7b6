/**
 * handOnFocus(place) — after the pressed button has gone away, or was switched off while it worked:
 * the keyboard goes on from the first button in `place`, else from `place` itself (tabIndex -1).
 * Nothing is taken from someone who has moved on meanwhile.
 * takeFocus — the same as the `ref` of a step that takes the place of another (tabIndex -1, a key).
 */
export function recoverFocus(place: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const there = place();
    (there?.querySelector<HTMLElement>('button:enabled') ?? there)?.focus();
  });
}

export function recoverFocusHere(place: HTMLElement | null): void {
  if (place) recoverFocus(() => place);
}
