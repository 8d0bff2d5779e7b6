import './api/forms/zod-setup.ts';
import '@fontsource-variable/inter/wght.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './app/document.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { takeMailedToken } from './api/session/opening.ts';
import { replayEarlyClick } from './app/public/replay-early-click.ts';
import { isPublicPage, Root } from './app/root.tsx';

// iPhones before iOS 17.4 and Chrome before 120 fetch what they lack, and other browsers do not.
if (!('any' in AbortSignal && 'canParse' in URL)) {
  const { supportOlderPage } = await import('./ui/older-browsers/older-page.ts');
  await supportOlderPage();
}
if (navigator.vendor.startsWith('Apple')) void import('./ui/focus/focus-pressed-button.ts');
takeMailedToken();
// A mailed link that is pasted into a tab of the same page changes only the fragment.
window.addEventListener('hashchange', () => {
  if (takeMailedToken()) window.location.reload();
});
const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');

const app = (
  <StrictMode>
    <Root />
  </StrictMode>
);
document.documentElement.removeAttribute('data-known');
// Public pages are prerendered by the build and only hydrated here; so is the application's splash.
// A booking form has the application's page, and the front page of a returning user becomes the
// application: both render from scratch.
const isSplash = element.querySelector('[data-splash]') !== null;
const isPrerendered = element.firstElementChild !== null && isSplash !== isPublicPage();
// Only public pages have buttons before the code is there.
if (isSplash || !isPrerendered) replayEarlyClick();
if (isPrerendered) {
  hydrateRoot(element, app);
} else {
  element.replaceChildren();
  createRoot(element).render(app);
}
