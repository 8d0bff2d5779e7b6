import type { ReactNode } from 'react';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './landing.module.css';
import type { OpenAuth } from './open-auth.ts';
import { texts } from './texts.ts';

interface PublicFrameProps {
  open: OpenAuth;
  /** The path of the landing page, for links to its sections from another page. */
  homePath?: string;
  children: ReactNode;
}

/** Header and footer of all public pages. Plain elements and CSS, without Mantine. */
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
