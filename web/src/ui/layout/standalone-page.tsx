/**
 * StandalonePage { title, text, help?, home } — a page without the shell, with one link, such as the 404
 * page.
 */
import { usePageTitle } from './use-page-title.ts';
import classes from './standalone-page.module.css';
import { Wordmark } from '../display/wordmark.tsx';

interface StandalonePageProps {
  title: string;
  text: string;
  /** Next step, where the text does not say it. */
  help?: string;
  home: { readonly label: string; readonly href: string };
}

export function StandalonePage({ title, text, help, home }: StandalonePageProps) {
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <Wordmark />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {help === undefined ? null : <p className={classes.text}>{help}</p>}
      <a className={classes.button} href={home.href}>
        {home.label}
      </a>
    </main>
  );
}
