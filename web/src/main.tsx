import './api/zod-setup.ts';
import '@fontsource-variable/inter/wght.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './app/document.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { replayEarlyClick } from './app/replay-early-click.ts';
import { isPublicPage, Root } from './app/root.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');

const app = (
  <StrictMode>
    <Root />
  </StrictMode>
);
document.documentElement.removeAttribute('data-known');
// The build has drawn the public pages already.
if (element.firstElementChild !== null && isPublicPage()) {
  hydrateRoot(element, app);
} else {
  element.replaceChildren();
  // Nothing that was drawn before is kept, so no press is waited with from here on.
  replayEarlyClick();
  createRoot(element).render(app);
}
