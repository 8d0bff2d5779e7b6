/**
 * recoverFocus(place) — for when the focused button was removed or disabled: moves the focus to the
 * first enabled button in `place`, or else to `place` itself (needs tabIndex -1). Does nothing when
 * the focus is not lost, for example because the user has moved it.
 * recoverFocusHere — the same as a `ref`, for a step that replaces another one (tabIndex -1 and a
 * key).
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
