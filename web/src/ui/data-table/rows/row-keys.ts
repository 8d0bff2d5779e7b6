// Loaded by useRowKeys when the browser is idle.
const CONTROLS = 'a[href], button:enabled, input:enabled';

/** Index of the row to move to from the row at `at`; undefined for other keys. */
export function rowAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Moves the focus from a control of a row to the same control of the row that the key leads to. */
export function moveFocus(key: string, from: Element): void {
  const own = from.closest('[data-row]');
  const list = own?.parentElement;
  if (!own || !list) return;
  // A row without controls cannot take the focus.
  const rows = [...list.querySelectorAll('[data-row]')].filter((row) =>
    row.querySelector(CONTROLS),
  );
  const next = rowAfterKey(key, rows.indexOf(own), rows.length);
  if (next === undefined) return;
  const controls = [...(rows[next]?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const at = [...own.querySelectorAll(CONTROLS)].indexOf(from);
  (controls[at] ?? controls[0])?.focus();
}
