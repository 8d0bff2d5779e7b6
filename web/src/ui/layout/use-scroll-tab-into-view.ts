import { useEffect, useRef } from 'react';

/**
 * Scrolls the selected tab (`data-tab`) into view when the row of tabs is wider than the screen.
 */
export function useScrollTabIntoView(chosen: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`);
    if (!row || !tab) return;
    const place = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
    // Not scrollIntoView, which would also scroll the page.
    row.scrollLeft += place - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return list;
}
