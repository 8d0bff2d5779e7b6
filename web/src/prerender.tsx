import { StrictMode, Suspense } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

import { Splash } from './app/pages/splash.tsx';
import Front from './app/front.tsx';
import Info from './app/info.tsx';
import { infoPages } from './features/info/info-pages.ts';
import { texts } from './features/landing/texts.ts';
import { PRODUCT_NAME } from './ui/display/wordmark.tsx';

/** Must have the same structure as Root, which hydrates the page in the browser. */
const render = (page: ReactElement) =>
  renderToString(
    <StrictMode>
      <Suspense>{page}</Suspense>
    </StrictMode>,
  );

export { dayWords, frameText } from './app/frame-texts.ts';

/** Shown before the application's code is loaded. */
export const splash = render(<Splash />);

/** The public pages, prerendered. `module` is the dynamically imported module of the page. */
export const pages = [
  {
    path: '/',
    siteName: PRODUCT_NAME,
    module: 'src/app/front.tsx',
    title: `${PRODUCT_NAME}: ${texts.pageTitle}`,
    description: texts.pageDescription,
    html: render(<Front />),
  },
  ...infoPages.map(({ slug, title, description }) => ({
    path: `/info/${slug}`,
    siteName: PRODUCT_NAME,
    module: 'src/app/info.tsx',
    title: `${title} · ${PRODUCT_NAME}`,
    description,
    html: render(<Info slug={slug} />),
  })),
];
