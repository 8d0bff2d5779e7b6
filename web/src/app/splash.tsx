import { Mark, Wordmark } from '../ui/display/wordmark.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import classes from './splash.module.css';

/**
 * Shown while code and session are fetched; app.html holds it as well, so that it is painted before any
 * script has run. At the address of a screen it is the frame with the screen's title (before-paint.js),
 * elsewhere the mark, with a delay, so that a fast start does not flicker.
 */
export function Splash() {
  return (
    <div className={classes.splash} role="status" aria-label="Indlæser" data-splash>
      <span className={classes.mark}>
        <Mark size={40} />
      </span>
      <div className={classes.frame}>
        <div className={classes.side}>
          <Wordmark />
        </div>
        <div className={classes.main}>
          <div className={classes.title} />
          <PageSkeleton />
        </div>
      </div>
    </div>
  );
}
