/**
 * Purpose of opening a page, from a mailed link or the page before it. It is kept in the entry of
 * the browser's history: it survives a reload, and stays out of the address bar, server logs,
 * bookmarks and other sites' Referer.
 */
type Opening =
  | { readonly kind: 'reset' | 'invitation' | 'confirmation'; readonly token: string }
  /** The user has just signed up and now logs in. */
  | { readonly kind: 'welcome'; readonly email: string };

interface OpeningState {
  readonly opening?: Opening;
}

const currentState = () => (window.history.state ?? {}) as OpeningState;

/** The token that a page was opened with; null without one of this kind. */
export function mailedToken(kind: 'reset' | 'invitation' | 'confirmation'): string | null {
  const { opening } = currentState();
  return opening?.kind === kind ? opening.token : null;
}

/** The e-mail of a user who has just signed up. */
export function welcomedEmail(): string | null {
  const { opening } = currentState();
  return opening?.kind === 'welcome' ? opening.email : null;
}

/** True when the front page was opened for its dialog, also for logged-in users. */
export function opensFrontDialog(): boolean {
  return mailedToken('reset') !== null || welcomedEmail() !== null;
}

/** After use or cancel, so that a reload does not open it again. */
export function forgetOpening(): void {
  const { opening, ...state } = currentState();
  if (opening !== undefined) window.history.replaceState(state, '', window.location.href);
}

/** Loads `path` for what it is opened for. */
export function openPage(path: string, opening: Opening): void {
  window.history.replaceState({ opening }, '', path);
  window.location.reload();
}

interface MailedLink {
  readonly opening: Opening;
  readonly path: string;
}

/**
 * The token of a mailed link: `/#reset=<token>`, `/signup#<token>`, `/confirm#<token>`. Links of older
 * mails have it in the query or the path; those are good until they expire.
 */
export function readMailedLink({ pathname, hash, search }: URL): MailedLink | undefined {
  const fragment = hash.slice(1);
  const query = new URLSearchParams(search);
  const reset = new URLSearchParams(fragment).get('reset') ?? query.get('reset');
  if (pathname === '/' && reset) return { opening: { kind: 'reset', token: reset }, path: '/' };
  const [, page, older] = /^\/(signup|confirm)(?:\/([^/]*))?\/?$/.exec(pathname) ?? [];
  const token = fragment || older;
  if (page === undefined || !token) return undefined;
  const kind = page === 'signup' ? 'invitation' : 'confirmation';
  return { opening: { kind, token }, path: `/${page}` };
}

/** Takes a token out of the address bar before anything is shown or asked for. True when there was one. */
export function takeMailedToken(): boolean {
  const link = readMailedLink(new URL(window.location.href));
  if (link === undefined) return false;
  window.history.replaceState({ ...currentState(), opening: link.opening }, '', link.path);
  return true;
}
