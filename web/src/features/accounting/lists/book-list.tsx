/** BookList — a list of bookkeeping with search, dates, one choice and pages of 10, for a dialog. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { Pager } from '../../../ui/data-table/paging/pager.tsx';
import { rangeText } from '../../../ui/data-table/paging/paging.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../ui/data-table/list-skeleton.tsx';
import { DateInput } from '../../../ui/fields/date-input.tsx';
import classes from './lists.module.css';
import { texts } from './texts.ts';
import { useBookList } from './use-book-list.ts';

interface Pages<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly loadingMore: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface BookListProps<Row> {
  label: string;
  search: string;
  empty: string;
  pages: Pages<Row>;
  searched: (row: Row) => string;
  dateOf: (row: Row) => string;
  choice: {
    label: string;
    all: string;
    options: readonly { value: string; label: string }[];
    matches: (row: Row, chosen: string) => boolean;
  };
  add: { label: string; onAdd: () => void };
  rowId: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

const noRows: readonly never[] = [];

export function BookList<Row>(props: BookListProps<Row>) {
  const { label, search, empty, pages, choice, add, rowId, children } = props;
  const { rows = noRows } = pages;
  const list = useBookList({
    rows,
    searched: props.searched,
    dateOf: props.dateOf,
    matchesChoice: choice.matches,
  });
  const { filter, change, slice, setPage, shown } = list;
  return (
    <>
      <div className={classes.filters}>
        <TextInput
          role="searchbox"
          aria-label={search}
          placeholder={search}
          value={filter.typed}
          onChange={(event) => change({ typed: event.currentTarget.value })}
        />
        <DateInput
          aria-label={texts.from}
          placeholder={texts.from}
          value={filter.from}
          onChange={(from) => change({ from })}
        />
        <DateInput
          aria-label={texts.to}
          placeholder={texts.to}
          value={filter.to}
          onChange={(to) => change({ to })}
        />
        <NativeSelect
          aria-label={choice.label}
          value={filter.chosen}
          data={[{ value: '', label: choice.all }, ...choice.options]}
          onChange={(event) => change({ chosen: event.currentTarget.value })}
        />
        <Button variant="filled" onClick={add.onAdd}>
          {add.label}
        </Button>
      </div>
      {pages.error !== null && pages.rows === undefined ? (
        <ErrorState
          title={texts.notLoaded}
          errorId={errorIdOf(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      ) : pages.rows === undefined ? (
        <ListSkeleton />
      ) : shown.length === 0 ? (
        <p className={classes.nothing} role="status">
          {empty}
        </p>
      ) : (
        <ul className={classes.rows} aria-label={label}>
          {shown.map((row) => (
            <li key={rowId(row)} className={classes.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 ? null : (
        <div className={classes.foot}>
          <span role="status">{texts.shown(rangeText(slice), list.count)}</span>
          {slice.pages > 1 ? <Pager slice={slice} onPage={setPage} /> : null}
        </div>
      )}
    </>
  );
}
