/**
 * rememberList(pathname, search)   the list that is shown, with its filters, page and sort
 * listAddress(pathname)            the address of that list as it was seen last in this tab
 */
const key = (pathname: string) => `ui.list.${pathname}`;

/** Dialogs in the address are not part of the list. */
function withoutDialog(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['open', 'new']) params.delete(name);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export function rememberList(pathname: string, search: string): void {
  try {
    sessionStorage.setItem(key(pathname), withoutDialog(search));
  } catch {
    // Storage is blocked: the list then opens as it is by default.
  }
}

export function listAddress(pathname: string): string {
  try {
    return pathname + (sessionStorage.getItem(key(pathname)) ?? '');
  } catch {
    return pathname;
  }
}
