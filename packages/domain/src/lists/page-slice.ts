export interface PageSlice {
  page: number;
  pages: number;
  /** First and last row on the page, counted from 1; both 0 when there are no rows. */
  from: number;
  to: number;
}

/** The slice for a page. A page number beyond the last page gives the last page. */
export function pageSlice(count: number, requestedPage: number, size: number): PageSlice {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, requestedPage), pages);
  if (count === 0) return { page: 1, pages, from: 0, to: 0 };
  return { page, pages, from: (page - 1) * size + 1, to: Math.min(page * size, count) };
}

export function rangeText(slice: PageSlice): string {
  return slice.to === 0 ? '0' : `${slice.from}\u2013${slice.to}`;
}
