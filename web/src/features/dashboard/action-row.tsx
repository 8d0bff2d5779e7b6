import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

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
  const { icon: Symbol, tone, what, about, amount, to, see } = action;
  return (
    <li className={classes.item}>
      <Link to={to} className={classes.row}>
        <span className={classes.icon} data-tone={tone} aria-hidden="true">
          <Symbol size={16} stroke={1.6} />
        </span>
        <span className={classes.what}>{what}</span>
        <span className={classes.who} data-wide={amount === undefined || undefined}>
          <WholeDates>{about}</WholeDates>
        </span>
        {amount === undefined ? null : (
          <span className={classes.amount} data-tone={tone}>
            {amount}
          </span>
        )}
        <span className={classes.action}>
          {see}
          <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}
