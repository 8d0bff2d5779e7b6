import { Mark } from '../ui/display/wordmark.tsx';
import classes from './splash.module.css';

/**
 * Shown while the session is checked. Appears with a delay, so that a fast start does not flicker.
 */
export function Splash() {
  return (
    <div className={classes.splash} role="status" aria-label="Indlæser">
      <Mark size={40} />
    </div>
  );
}
