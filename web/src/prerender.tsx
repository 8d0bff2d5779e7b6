import { StrictMode, Suspense } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

import Front from './app/front.tsx';
import Info from './app/info.tsx';
import { workingTime } from './features/info/working-time.ts';
import { texts } from './features/landing/texts.ts';
import { PRODUCT_NAME } from './ui/display/wordmark.tsx';

/** The same shape as Root draws it, which takes the page over in the browser. */
const render = (page: ReactElement) =>
  renderToString(
    <StrictMode>
      <Suspense>{page}</Suspense>
    </StrictMode>,
  );

/** The public pages as the build writes them; `module` is what the browser loads for them. */
export const pages = [
  {
    path: '/',
    siteName: PRODUCT_NAME,
    module: 'src/app/front.tsx',
    title: `${PRODUCT_NAME}: ${texts.pageTitle}`,
    description: texts.pageDescription,
    html: render(<Front />),
  },
  {
    path: `/info/${workingTime.slug}`,
    siteName: PRODUCT_NAME,
    module: 'src/app/info.tsx',
    title: `${workingTime.title} · ${PRODUCT_NAME}`,
    description: workingTime.description,
    html: render(<Info slug={workingTime.slug} />),
  },
];
