import { Wordmark } from '../ui/wordmark.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import classes from './not-found-page.module.css';
import { paths } from './paths.ts';

export function NotFoundPage() {
  usePageTitle('Siden findes ikke');
  return (
    <main className={classes.page}>
      <Wordmark />
      <h1 className={classes.title}>404 - Siden findes ikke</h1>
      <p className={classes.text}>Adressen er forkert, eller siden er flyttet.</p>
      <a className={classes.button} href={paths.home}>
        Til forsiden
      </a>
    </main>
  );
}
