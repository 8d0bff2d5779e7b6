import { texts } from '../texts.ts';
import classes from './legend.module.css';

const kinds = ['order', 'running', 'missing', 'done', 'absence'] as const;

/** The looks of the blocks in words, and how to plan by keyboard. */
export function Legend() {
  return (
    <div className={classes.foot} data-no-print>
      <ul className={classes.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={classes.swatch} data-kind={kind} aria-hidden="true" />
            {texts.legend[kind]}
          </li>
        ))}
      </ul>
      <p className={classes.help}>{texts.footer}</p>
    </div>
  );
}
