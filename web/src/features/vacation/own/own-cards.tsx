import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { mayChange } from '@driftig/domain/vacation/decide';
import { UnstyledButton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import card from '../../../ui/display/opening-card.module.css';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import {
  nameOf,
  rangeOf,
  statusOf,
  timesOf,
  totalOf,
} from '../../../shared/holiday-balance/entry-text.ts';
import classes from './own.module.css';
import type { OwnRowsProps } from './own-table.tsx';
import { texts as dayTexts } from '../../../shared/holiday-balance/texts.ts';
import { texts } from './texts.ts';

/** The list of a phone: two lines a card, edited in a sheet. */
export function OwnCards({ rows, ...props }: OwnRowsProps) {
  return (
    <ul className={classes.cards} aria-label={texts.title}>
      {rows.map((entry) => (
        <EntryCard key={entry.absenceId} entry={entry} {...props} />
      ))}
    </ul>
  );
}

type CardProps = Omit<OwnRowsProps, 'rows'> & { entry: Entry };

function EntryCard({ entry, period, editing, canApply, userId, onDelete }: CardProps) {
  const today = useToday();
  const { absenceId, reason } = entry;
  const status = statusOf(entry);
  const isOurs = canApply && mayChange(entry, { userId, isManager: false }, today);
  return (
    <li className={`${card.card} ${classes.card}`}>
      <span className={classes.dates}>
        {isOurs ? (
          <UnstyledButton
            className={card.opens ?? ''}
            aria-haspopup="dialog"
            aria-description={texts.edit}
            onClick={() => editing.open(absenceId)}
          >
            <WholeDates>{rangeOf(entry)}</WholeDates>
          </UnstyledButton>
        ) : (
          <WholeDates>{rangeOf(entry)}</WholeDates>
        )}
      </span>
      <span className={classes.status}>
        <StatusChip tone={status.tone}>{status.text}</StatusChip>
      </span>
      <span className={classes.detail}>{detailOf(entry, period.withoutWeekends)}</span>
      {reason === '' ? null : <span className={classes.reason}>{reason}</span>}
      {isOurs ? (
        <span className={`${card.beside} ${classes.actions}`}>
          <IconButton
            icon={IconPencil}
            label={`${texts.edit} ${nameOf(entry)}`}
            onClick={() => editing.open(absenceId)}
          />
          <IconButton
            icon={IconTrash}
            label={`${texts.remove} ${nameOf(entry)}`}
            onClick={() => onDelete(entry)}
          />
        </span>
      ) : null}
    </li>
  );
}

/** '2 dage · Ferie · 08:00-12:00 · Op til påske'. */
function detailOf(entry: Entry, withoutWeekends: boolean): string {
  const times = timesOf(entry);
  const parts = [
    totalOf(entry, withoutWeekends),
    absenceTypes[entry.type].label,
    times === dayTexts.whole ? '' : times,
    entry.comment,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
