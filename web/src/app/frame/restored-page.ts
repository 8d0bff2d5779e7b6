import { currentUserId, wasLoggedIn } from '../../api/session/session.ts';

const lock = (isLocked: boolean) =>
  document.documentElement.toggleAttribute('data-locked', isLocked);

/**
 * Guards a page that the browser keeps when it is left and shows again unchanged (back/forward cache).
 * The page is hidden as it is left, and shown again only when its user is still logged in. After a
 * log-out in this browser it is loaded anew instead. Returns a function that removes the guard.
 */
export function guardRestoredPage(): () => void {
  const onHide = () => {
    if (currentUserId() !== undefined) lock(true);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && currentUserId() !== undefined) void unlockForUser();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

async function unlockForUser(): Promise<void> {
  if (!wasLoggedIn()) {
    window.location.reload();
    return;
  }
  const { isStillLoggedIn } = await import('../../api/session/check-session.ts');
  if (await isStillLoggedIn()) lock(false);
}
