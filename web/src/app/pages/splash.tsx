import { Mark, Wordmark } from '../../ui/display/wordmark.tsx';
import { SkeletonBar, SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import classes from './splash.module.css';

/**
 * Shown while code and session are fetched; app.html holds it as well, so that it is painted before any
 * script has run. At the address of a screen it is the frame with what the screen says whatever its data
 * are (before-paint.js), elsewhere the mark, with a delay, so that a fast start does not flicker.
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
          <div className={classes.page}>
            <div className={classes.head}>
              <div className={classes.purpose}>
                <SkeletonBar width="280px" />
              </div>
              <div className={classes.search} />
              <div className={classes.action}>
                <SkeletonBar width="100%" tall />
              </div>
            </div>
            <SkeletonRows />
          </div>
        </div>
      </div>
    </div>
  );
}
