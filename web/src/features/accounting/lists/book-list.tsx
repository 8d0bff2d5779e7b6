/** BookList — a list of bookkeeping with search, dates, one choice and pages of 10, for a dialog. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import type { LoadedPages } from '../../../api/queries/pages.ts';
import { Pager } from '../../../ui/data-table/paging/pager.tsx';
import { rangeText } from '@driftig/domain/lists/page-slice';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../ui/data-table/list-skeleton.tsx';
import { BookFilters } from './book-filters.tsx';
import classes from './lists.module.css';
import { texts } from './texts.ts';
import type { BookFilter } from './use-book-filter.ts';
import { useBookList } from './use-book-list.ts';

interface BookListProps<Row> {
  label: string;
  search: string;
  empty: string;
  list: BookFilter;
  loaded: LoadedPages<Row>;
  searched: (row: Row) => string;
  dateOf: (row: Row) => string;
  choice: {
    label: string;
    all: string;
    options: readonly { value: string; label: string }[];
    matches: (row: Row, chosen: string) => boolean;
  };
  /** Whether the server lists by dates. */
  indexed?: boolean;
  /** Whether it lists by employee too. */
  byEmployee?: boolean;
  add?: { label: string; onAdd: () => void };
  rowId: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

export function BookList<Row>(props: BookListProps<Row>) {
  const {
    label,
    search,
    empty,
    list,
    loaded,
    choice,
    indexed = false,
    byEmployee = false,
    add,
  } = props;
  const { searched, dateOf, rowId, children } = props;
  const book = useBookList({
    list,
    loaded,
    indexed,
    searched,
    dateOf,
    matchesChoice: choice.matches,
  });
  return (
    <>
      <BookFilters {...{ list, search, choice, add }} byEmployee={byEmployee} />
      {loaded.error !== null && loaded.rows === undefined ? (
        <ErrorState
          title={texts.notLoaded}
          errorId={errorIdOf(loaded.error)}
          onRetry={() => void loaded.refetch()}
        />
      ) : loaded.rows === undefined ? (
        <ListSkeleton />
      ) : book.shown.length > 0 ? (
        <ul className={classes.rows} aria-label={label}>
          {book.shown.map((row) => (
            <li key={rowId(row)} className={classes.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      ) : loaded.loadingMore ? (
        <ListSkeleton />
      ) : (
        <p className={classes.nothing} role="status">
          {empty}
        </p>
      )}
      {loaded.rows === undefined ? null : <Foot {...{ book, list, loaded }} />}
    </>
  );
}

interface FootProps {
  book: ReturnType<typeof useBookList>;
  list: BookFilter;
  loaded: LoadedPages<unknown>;
}

/** Which rows are shown, the pager, and as long as there are more how they are got. */
function Foot({ book, list, loaded }: FootProps) {
  const { slice, found, isSearch, goOn } = book;
  const { hasMore, loadingMore, moreFailed } = loaded;
  if (found === 0 && !hasMore) return null;
  return (
    <div className={classes.foot}>
      <span role="status">{countText(book, loaded)}</span>
      {slice.pages > 1 ? <Pager slice={slice} onPage={list.setPage} /> : null}
      {hasMore ? (
        <Button size="xs" loading={loadingMore} onClick={goOn}>
          {isSearch ? texts.searchOn : texts.more}
        </Button>
      ) : null}
      {moreFailed ? <span role="alert">{texts.moreFailed}</span> : null}
    </div>
  );
}

function countText({ slice, found, isSearch }: FootProps['book'], loaded: FootProps['loaded']) {
  const { rows = [], hasMore, loadingMore } = loaded;
  if (!hasMore) return texts.shown(rangeText(slice), found);
  if (!isSearch) return texts.shownOfMore(rangeText(slice), found);
  const seen = loadingMore ? texts.searching(rows.length) : texts.searched(rows.length);
  return found === 0 ? seen : `${texts.shown(rangeText(slice), found)}. ${seen}`;
}
