import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { mayChange } from '@driftig/domain/vacation/decide';
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useId } from 'react';

import { DateText } from '../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { nameOf, statusOf, timesOf, totalOf } from '../../../shared/holiday-balance/entry-text.ts';
import classes from './own-table.module.css';
import { texts as dayTexts } from '../../../shared/holiday-balance/texts.ts';
import { texts } from './texts.ts';
import type { Editing } from './use-editing.ts';
import type { Period } from './use-period.ts';

const EditRow = lazyWhenIdle(() => import('./edit-row.tsx'));

export interface OwnRowsProps {
  rows: readonly Entry[];
  period: Period;
  editing: Editing;
  canApply: boolean;
  userId: string;
  onDelete: (entry: Entry) => void;
}

const headers = Object.entries(texts.columns);

/** The table of a desk: a new row at the top, and rows that become fields in their place. */
export function OwnTable({ rows, editing, ...props }: OwnRowsProps) {
  const title = useId();
  return (
    <div className={classes.box} data-rows>
      <table className={classes.table} aria-labelledby={title}>
        <caption id={title} className={classes.caption}>
          {texts.title}
        </caption>
        <thead>
          <tr>
            {headers.map(([key, label]) => (
              <th key={key} scope="col" data-column={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {editing.isNew ? <EditedRow onDone={() => editing.close()} /> : null}
          {rows.map((entry) =>
            editing.has(entry.absenceId) ? (
              <EditedRow
                key={entry.absenceId}
                entry={entry}
                onDone={() => editing.close(entry.absenceId)}
              />
            ) : (
              <Row key={entry.absenceId} entry={entry} editing={editing} {...props} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Its cells are fields of one form, in the columns of the table. */
function EditedRow(props: { entry?: Entry; onDone: () => void }) {
  return (
    <tr data-row>
      <td colSpan={headers.length} className={classes.edited}>
        <LazyBoundary>
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <EditRow {...props} />
          </Suspense>
        </LazyBoundary>
      </td>
    </tr>
  );
}

type RowProps = Omit<OwnRowsProps, 'rows'> & { entry: Entry };

function Row({ entry, period, editing, canApply, userId, onDelete }: RowProps) {
  const today = useToday();
  const { absenceId, startDate, endDate, isOpen, type, comment, reason } = entry;
  const status = statusOf(entry);
  const isOurs = canApply && mayChange(entry, { userId, isManager: false }, today);
  return (
    <tr data-row>
      <td>
        <DateText value={startDate} />
      </td>
      <td>{isOpen ? dayTexts.until : <DateText value={endDate} />}</td>
      <td>{timesOf(entry)}</td>
      <td>{absenceTypes[type].label}</td>
      <td className={classes.comment}>
        {comment}
        {reason === '' ? null : <span className={classes.reason}>{reason}</span>}
      </td>
      <td>{totalOf(entry, period.withoutWeekends)}</td>
      <td>
        <StatusChip tone={status.tone}>{status.text}</StatusChip>
      </td>
      <td>
        {isOurs ? (
          <span className={classes.actions}>
            <Button
              size="compact-sm"
              leftSection={<IconPencil size={16} stroke={1.6} />}
              aria-label={`${texts.edit} ${nameOf(entry)}`}
              onClick={() => editing.open(absenceId)}
            >
              {texts.edit}
            </Button>
            <IconButton
              icon={IconTrash}
              label={`${texts.remove} ${nameOf(entry)}`}
              onClick={() => onDelete(entry)}
            />
          </span>
        ) : null}
      </td>
    </tr>
  );
}
