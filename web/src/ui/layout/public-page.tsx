import type { ReactNode } from 'react';

import { PRODUCT_NAME } from '../display/wordmark.tsx';
import { usePublicTitle } from './page-title.ts';
import classes from './public-page.module.css';

interface PublicPageProps {
  /** The words before the product's name at the foot. */
  madeWith: string;
  children: ReactNode;
}

/** The frame of a page for people without an account. */
export function PublicPage({ madeWith, children }: PublicPageProps) {
  return (
    <div className={classes.page}>
      {children}
      <footer className={classes.foot}>
        {madeWith} <a href="/">{PRODUCT_NAME}</a>
      </footer>
    </div>
  );
}

interface PublicMessageProps {
  title: string;
  text?: string | undefined;
  /** A sign above the title. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** A card that says one thing, and gives the page its title. */
export function PublicMessage({ title, text, mark, children }: PublicMessageProps) {
  usePublicTitle(title);
  return (
    <main className={classes.card}>
      {mark === undefined ? null : (
        <span className={classes.mark} aria-hidden="true">
          {mark}
        </span>
      )}
      <h1 className={classes.title}>{title}</h1>
      {text === undefined ? null : <p className={classes.introduction}>{text}</p>}
      {children}
    </main>
  );
}

export function PublicWaiting({ text }: { text: string }) {
  return (
    <main className={classes.card} aria-busy="true">
      <p role="status" className={classes.waiting}>
        {text}
      </p>
    </main>
  );
}

export function PublicButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.button} onClick={onClick}>
      {label}
    </button>
  );
}
