import './api/zod-setup.ts';
import '@fontsource-variable/inter/wght.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './app/document.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { takeMailedToken } from './api/opening.ts';
import { replayEarlyClick } from './app/replay-early-click.ts';
import { isPublicPage, Root } from './app/root.tsx';

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
// Public pages are prerendered by the build and only hydrated here.
if (element.firstElementChild !== null && isPublicPage()) {
  hydrateRoot(element, app);
} else {
  element.replaceChildren();
  // The prerendered content is replaced, so early clicks need not be recorded any more.
  replayEarlyClick();
  createRoot(element).render(app);
}
