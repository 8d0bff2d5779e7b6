import { useEffect, useRef } from 'react';

/** How far a row may be from its end and still count as there. */
const SLACK = 2;

/** `data-more` says at which ends tabs are hidden, where they fade out (ui/theme/base.css). */
function markHidden(row: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const before = scrollLeft > SLACK ? ['start'] : [];
  const after = scrollLeft + clientWidth < scrollWidth - SLACK ? ['end'] : [];
  row.dataset['more'] = [...before, ...after].join(' ');
}

/**
 * For a row of tabs that is wider than the screen: scrolls the selected tab (`data-tab`) into view, and
 * shows that there are more.
 */
export function useScrollTabIntoView(chosen: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`);
    if (!row || !tab) return undefined;
    // Once the row is laid out: measured now, the whole page would be laid out for it.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      const place = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
      // Not scrollIntoView, which would also scroll the page.
      row.scrollLeft += place - (row.clientWidth - tab.offsetWidth) / 2;
    });
    laidOut.observe(row);
    return () => laidOut.disconnect();
  }, [chosen]);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const mark = () => markHidden(row);
    // A tab that gets a number, or comes and goes, changes what fits.
    const sizes = new ResizeObserver(mark);
    for (const box of [row, ...row.children]) sizes.observe(box);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', mark);
    };
  });
  return list;
}
