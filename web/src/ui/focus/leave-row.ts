import { recoverFocus } from './recover-focus.ts';

/**
 * rememberRow() -> a function for when the row that has the focus has left its list: it moves the focus
 * to the row after it, or the one before where it was the last, or to the list.
 */
export function rememberRow(): () => void {
  const row = document.activeElement?.closest('[data-row]');
  const list = row?.closest<HTMLElement>('[data-rows]');
  if (!row || !list) return () => undefined;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((one) => one === row);
  const next = rows[at + 1] ?? rows[at - 1];
  return () => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || row.contains(activeElement);
    if (!isLost) return;
    const place = next?.isConnected ? next : list;
    const button = place.querySelector<HTMLElement>('button:enabled');
    if (button) button.focus();
    else recoverFocus(() => place);
  };
}

/** When a row has come back by a button that is gone: moves the focus to it, or else to the list. */
export function returnToRow(id: string): void {
  recoverFocus(
    () =>
      document.querySelector<HTMLElement>(`[data-row="${id}"]`) ??
      document.querySelector<HTMLElement>('[data-rows]'),
  );
}
