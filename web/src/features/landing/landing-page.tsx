import { Facts } from './facts.tsx';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import classes from './landing.module.css';
import type { OpenAuth } from './open-auth.ts';
import { Pricing } from './pricing.tsx';
import { texts } from './texts.ts';

/** The public page: plain elements and style sheets, no component library (first load). */
export function LandingPage({ open }: { open: OpenAuth }) {
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#content">
        {texts.skip}
      </a>
      <Header open={open} />
      <main id="content">
        <Hero open={open} />
        <Facts />
        <Features />
        <Pricing open={open} />
      </main>
      <Footer open={open} />
    </div>
  );
}
