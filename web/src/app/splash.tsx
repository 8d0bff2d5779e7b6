import { Mark } from '../ui/display/wordmark.tsx';
import classes from './splash.module.css';

/** Only while nothing else can be shown; appears late, so that a quick start shows no flicker. */
export function Splash() {
  return (
    <div className={classes.splash} role="status" aria-label="Indlæser">
      <Mark size={40} />
    </div>
  );
}
