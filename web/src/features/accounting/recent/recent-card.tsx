/** RecentCard — the newest rows of a list, each of which opens; 'Alle' opens the list. */
import type { RecordStatus } from '@driftig/contracts/records/record-type';
import { UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from '../texts.ts';
import classes from './recent.module.css';

interface RowView {
  readonly what: string;
  readonly facts: string;
  /** Øre. */
  readonly amount: number;
  readonly status?: Pick<RecordStatus, 'label' | 'meaning'>;
  readonly note?: string;
}

interface RecentCardProps<Row> {
  title: string;
  empty: string;
  query: ComponentProps<typeof QueryResult<readonly Row[]>>['query'];
  viewOf: (row: Row) => RowView;
  onOpen: (row: Row) => void;
  onAll: () => void;
}

const ROWS = 5;

export function RecentCard<Row extends { readonly id: string }>(props: RecentCardProps<Row>) {
  const { title, empty, query, viewOf, onOpen, onAll } = props;
  const all = (
    <UnstyledButton className={classes.all ?? ''} aria-label={texts.allOf(title)} onClick={onAll}>
      {texts.all}
    </UnstyledButton>
  );
  return (
    <Card title={title} aside={all} flush>
      <QueryResult
        query={query}
        title={texts.notLoaded}
        errorId={errorIdOf(query.error)}
        rows={ROWS}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className={classes.nothing}>{empty}</p>
          ) : (
            <ul className={classes.rows} aria-label={title}>
              {rows.map((row) => (
                <li key={row.id}>
                  <UnstyledButton className={classes.row ?? ''} onClick={() => onOpen(row)}>
                    <RecentRow {...viewOf(row)} />
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Card>
  );
}

function RecentRow({ what, facts, amount, status, note }: RowView) {
  return (
    <>
      <span className={classes.what}>{what}</span>
      <span className={classes.amount}>
        <Amount ore={amount} />
      </span>
      <span className={classes.facts}>{facts}</span>
      <span className={classes.state}>
        {status === undefined ? (
          note
        ) : (
          <StatusChip tone={status.meaning} plain>
            {status.label}
          </StatusChip>
        )}
      </span>
    </>
  );
}
