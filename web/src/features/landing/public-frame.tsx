import type { ReactNode } from 'react';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './landing.module.css';
import type { OpenAuth } from './open-auth.ts';
import { texts } from './texts.ts';

interface PublicFrameProps {
  open: OpenAuth;
  /** The landing page's address where this is another page; its anchors stand there. */
  homePath?: string;
  children: ReactNode;
}

/** Head and foot of every public page: plain elements and style sheets, no component library. */
export function PublicFrame({ open, homePath = '', children }: PublicFrameProps) {
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#content">
        {texts.skip}
      </a>
      <Header open={open} homePath={homePath} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer open={open} front={homePath} />
    </div>
  );
}
