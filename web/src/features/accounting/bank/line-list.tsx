import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import type { LoadedPages } from '../../../api/queries/pages.ts';
import { ListSkeleton } from '../../../ui/data-table/list-skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import classes from './bank.module.css';
import type { BankLine } from './queries.ts';
import { texts } from './texts.ts';

interface LineListProps {
  label: string;
  empty: string;
  loaded: LoadedPages<BankLine>;
  children: (line: BankLine) => ReactNode;
}

/** The lines of an account that are loaded, and the button for more. */
export function LineList({ label, empty, loaded, children }: LineListProps) {
  const { rows, error, refetch, hasMore, loadingMore, moreFailed, loadMore } = loaded;
  if (rows === undefined)
    return error === null ? (
      <ListSkeleton />
    ) : (
      <ErrorState
        title={texts.linesFailed}
        errorId={errorIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      {rows.length === 0 ? (
        <p className={classes.text} role="status">
          {empty}
        </p>
      ) : (
        <ul className={classes.rows} aria-label={label}>
          {rows.map((line) => (
            <li key={line.id} className={classes.row}>
              {children(line)}
            </li>
          ))}
        </ul>
      )}
      {hasMore ? (
        <div className={classes.actions}>
          <Button size="xs" loading={loadingMore} onClick={loadMore}>
            {texts.more}
          </Button>
          {moreFailed ? <span role="alert">{texts.moreFailed}</span> : null}
        </div>
      ) : null}
    </>
  );
}
