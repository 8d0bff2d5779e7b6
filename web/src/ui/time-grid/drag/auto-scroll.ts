/** px from an edge within which the board scrolls, and px a frame at most. */
const edge = 40;
const fastest = 14;

function speedAt(position: number, from: number, to: number): number {
  if (position < from + edge) return -Math.min(fastest, (from + edge - position) / 3);
  if (position > to - edge) return Math.min(fastest, (position - (to - edge)) / 3);
  return 0;
}

/** Scrolls a board while the pointer is at its edge; says whether it moved. */
export function scrollNear(scroller: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = scroller.getBoundingClientRect();
  const [byX, byY] = [
    speedAt(x, left, right),
    speedAt(y, Math.max(0, top), Math.min(window.innerHeight, bottom)),
  ];
  if (byX === 0 && byY === 0) return false;
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollBy(byX, byY);
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}
