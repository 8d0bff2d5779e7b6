import { useEffect, useRef } from 'react';

/** Keeps the chosen tab (`data-tab`) in sight where the row of tabs is wider than the screen. */
export function useScrollTabIntoView(chosen: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`);
    if (!row || !tab) return;
    const place = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
    // Only the row: the page itself stays where it is.
    row.scrollLeft += place - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return list;
}
