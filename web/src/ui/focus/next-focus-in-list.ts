/**
 * placeInRows(element) -> where the keyboard goes on should `element` be gone by then, or undefined
 * where it stands in no list: the row that has come to its place (of a bar about many rows: to that
 * of the first chosen one), else what the empty list offers, else its search box.
 * A list is marked with `data-rows`, each row with `data-row`.
 */
type FindTarget = () => HTMLElement | undefined;

const FOCUSABLE = 'a[href], button:enabled';
const EMPTY_STATE_ACTION = '[data-panel-action]';
const SEARCH_BOX = '[role="searchbox"]';

const rowsOf = (list: Element) => [...list.querySelectorAll('[data-row]')];

export function nextFocusInList(element: Element): FindTarget | undefined {
  const list = element.closest('[data-rows]');
  if (!list) return undefined;
  const rows = rowsOf(list);
  const own = element.closest('[data-row]');
  const at = rows.findIndex((row) => (own ? row === own : row.matches('[data-chosen]')));
  return () => {
    const now = rowsOf(list);
    const place =
      now[Math.min(Math.max(at, 0), now.length - 1)] ?? list.querySelector(EMPTY_STATE_ACTION);
    const there = place?.querySelector<HTMLElement>(FOCUSABLE);
    return there ?? list.querySelector<HTMLElement>(SEARCH_BOX) ?? undefined;
  };
}
