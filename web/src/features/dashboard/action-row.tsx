import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Why } from '../../shared/why/why.tsx';
import opening from '../../ui/display/opening-card.module.css';
import type { Icon } from '../../ui/display/icon.ts';
import { WholeDates } from '../../ui/display/whole-dates.tsx';
import classes from './action-list.module.css';
import { texts } from './texts.ts';

/** Something to do or to know, with a link to where it is. */
export interface Action {
  readonly id: string;
  readonly tone: 'danger' | 'pending' | 'neutral';
  readonly icon: Icon;
  readonly what: string;
  readonly about: string;
  readonly amount?: string;
  /** The answer of the amount. */
  readonly why?: (onClose: () => void) => ReactNode;
  readonly to: string;
  readonly see: string;
}

const MAX_NAMES = 3;

/** The first names, and how many more there are. Another `separator` is for names with commas in them. */
export function namesOf(names: readonly string[], separator = ', '): string {
  const shown = names.slice(0, MAX_NAMES).join(separator);
  const more = names.length - MAX_NAMES;
  return more > 0 ? texts.andMore(shown, more) : shown;
}

export function ActionRow({ action }: { action: Action }) {
  const { icon: Symbol, tone, what, about, amount, why, to, see } = action;
  return (
    <li className={classes.item}>
      <div className={`${classes.row} ${opening.card}`}>
        <span className={classes.icon} data-tone={tone} aria-hidden="true">
          <Symbol size={16} stroke={1.6} />
        </span>
        <Link to={to} className={`${classes.what} ${opening.opens}`}>
          {what}
        </Link>
        <span className={classes.who} data-wide={amount === undefined || undefined}>
          <WholeDates>{about}</WholeDates>
        </span>
        {amount === undefined ? null : (
          <span className={`${classes.amount} ${opening.beside}`} data-tone={tone}>
            {why === undefined ? (
              amount
            ) : (
              <Why label={what} dialog={why}>
                {amount}
              </Why>
            )}
          </span>
        )}
        <span className={classes.action}>
          {see}
          <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
        </span>
      </div>
    </li>
  );
}
