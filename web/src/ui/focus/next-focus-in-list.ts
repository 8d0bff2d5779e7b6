/**
 * nextFocusInList(element) -> a function that finds the focus target once `element` has been
 * removed, or undefined when `element` is in no list. The target is in the row that is now at the
 * same index (for a bulk action: the index of the first selected row), else the action of the empty
 * state, else the search box. A list is marked with `data-rows`, each row with `data-row`.
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
