/**
 * useRowKeys(list) — arrow up and down move the focus among the rows of a list, to the same control of the
 * next row; Home and End to the first and the last. Each row stays a tab stop, so that the keys are a
 * convenience only. A list has rows marked with `data-row`.
 */
import { useEffect } from 'react';
import type { RefObject } from 'react';

const CONTROLS = 'a[href], button:enabled, input:enabled';
/** They use the arrows themselves, as does an open menu. */
const USES_ARROWS = 'input:not([type="checkbox"]), select, textarea, [aria-expanded="true"]';

/** Index of the row to move to from the row at `at`; undefined for other keys. */
export function rowAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function moveFocus(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return;
  if (!(target instanceof HTMLElement) || target.matches(USES_ARROWS)) return;
  const own = target.closest('[data-row]');
  const list = own?.parentElement;
  if (!own || !list) return;
  // A row without controls cannot take the focus.
  const rows = [...list.querySelectorAll('[data-row]')].filter((row) =>
    row.querySelector(CONTROLS),
  );
  const next = rowAfterKey(key, rows.indexOf(own), rows.length);
  if (next === undefined) return;
  event.preventDefault();
  const controls = [...(rows[next]?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const at = [...own.querySelectorAll(CONTROLS)].indexOf(target);
  (controls[at] ?? controls[0])?.focus();
}

export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = list;
    element?.addEventListener('keydown', moveFocus);
    return () => element?.removeEventListener('keydown', moveFocus);
  }, [list]);
}
