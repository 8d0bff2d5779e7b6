import { Suspense } from 'react';

import { Contact } from './contact/contact.tsx';
import { Facts } from './facts.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero/hero.tsx';
import type { OpenAuth } from './open-auth.ts';
import { Pricing } from './pricing.tsx';
import { PublicFrame } from './public-frame.tsx';
import { Views } from './views/views.tsx';

/**
 * The landing page. Each section below the fold has its own Suspense boundary, so that React
 * hydrates them separately and the browser stays responsive in between.
 */
export function LandingPage({ open }: { open: OpenAuth }) {
  return (
    <PublicFrame open={open}>
      <Hero open={open} />
      <Facts />
      <Suspense>
        <Features />
      </Suspense>
      <Suspense>
        <Views />
      </Suspense>
      <Suspense>
        <Pricing open={open} />
      </Suspense>
      <Suspense>
        <Contact />
      </Suspense>
    </PublicFrame>
  );
}
