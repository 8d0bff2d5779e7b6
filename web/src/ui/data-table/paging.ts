export interface PageSlice {
  page: number;
  pages: number;
  /** The first and last row shown, counted from 1; 0 and 0 when there is none. */
  from: number;
  to: number;
}

/** A page beyond the last (an old link, a deleted row) shows the last. */
export function pageSlice(count: number, wanted: number, size: number): PageSlice {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, wanted), pages);
  if (count === 0) return { page: 1, pages, from: 0, to: 0 };
  return { page, pages, from: (page - 1) * size + 1, to: Math.min(page * size, count) };
}

export function rangeText(slice: PageSlice): string {
  return slice.to === 0 ? '0' : `${slice.from}\u2013${slice.to}`;
}
