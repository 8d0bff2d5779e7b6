/**
 * placeInRows(element) -> where the keyboard goes on should `element` be gone by then, or undefined
 * where it stands in no list: the row that has come to its place (of a bar about many rows: to that
 * of the first chosen one), else what the empty list offers, else its search box.
 * A list is marked with `data-rows`, each row with `data-row`.
 */
type Place = () => HTMLElement | undefined;

const PRESSED = 'a[href], button:enabled';
const EMPTY = '[data-panel-action]';
const SEARCH = '[role="searchbox"]';

const rowsOf = (list: Element) => [...list.querySelectorAll('[data-row]')];

export function placeInRows(element: Element): Place | undefined {
  const list = element.closest('[data-rows]');
  if (!list) return undefined;
  const rows = rowsOf(list);
  const own = element.closest('[data-row]');
  const at = rows.findIndex((row) => (own ? row === own : row.matches('[data-chosen]')));
  return () => {
    const now = rowsOf(list);
    const place = now[Math.min(Math.max(at, 0), now.length - 1)] ?? list.querySelector(EMPTY);
    const there = place?.querySelector<HTMLElement>(PRESSED);
    return there ?? list.querySelector<HTMLElement>(SEARCH) ?? undefined;
  };
}
