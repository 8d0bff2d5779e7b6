/** Legend { looks } — each status with its colour, its shape and its word (product K14). */
import type { Looks } from './day-look.ts';
import { DayMark } from './day-mark.tsx';
import classes from './legend.module.css';
import { texts } from './texts.ts';

export function Legend({ looks }: { looks: Looks }) {
  return (
    <ul className={classes.legend} aria-label={texts.legend}>
      {Object.entries(looks).map(([key, { label, className, shape }]) => (
        <li key={key}>
          <span className={`${classes.swatch} ${className}`}>
            <DayMark shape={shape} className={classes.mark} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
