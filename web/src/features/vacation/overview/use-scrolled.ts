import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Scrolling by less draws nothing anew. */
const step = 80;
const inSteps = (top: number) => Math.floor(top / step) * step;

/** Visible part of a scrolling box; it begins at the column of today, -1 for none. */
export function useScrolled(todayColumn: number) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null) return undefined;
    const measure = () => setHeight(element.clientHeight + step);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null || element.scrollWidth <= element.clientWidth) return;
    const [, day] = element.querySelectorAll<HTMLElement>('thead th[scope="col"]');
    if (day === undefined || todayColumn < 0) return;
    // The day before stays in sight as well.
    element.scrollLeft = (todayColumn - 1) * day.offsetWidth;
  }, [todayColumn]);
  const onScroll = useCallback(() => setTop(inSteps(box.current?.scrollTop ?? 0)), []);
  return { box, onScroll, scrolled: { top, height } };
}
