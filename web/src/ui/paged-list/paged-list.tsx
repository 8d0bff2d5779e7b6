/**
 * PagedList { rows, loadingMore?, error, errorTitle?, onRetry, sizes, size?, textOf?, search?, empty,
 * children } — a short list inside a dialog: search, rows a page at a time, and how many
 * a page has. `children` draws the rows of the page inside the list. While there are no rows it shows
 * that it loads, that it failed, or that there are none.
 */
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';

import footer from '../data-table/paging/footer.module.css';
import { Pager } from '../data-table/paging/pager.tsx';
import { pageSlice, rangeText } from '@driftig/domain/lists/page-slice';
import { SearchBox } from '../data-table/filters/search-box.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { foldText, foldWords } from '@driftig/domain/text/fold-text';
import classes from './paged-list.module.css';

interface PagedListProps<Row> {
  /** Undefined while they load, and when they could not be loaded. */
  rows: readonly Row[] | undefined;
  loadingMore?: boolean;
  /** The id of the error for support; null without one. */
  error: { readonly id: string | undefined } | null;
  errorTitle?: string;
  onRetry: () => void;
  /** Rows a page; the first is chosen unless `size` says otherwise. One size cannot be changed. */
  sizes: readonly number[];
  size?: number;
  label: string;
  searchLabel?: string;
  textOf?: (row: Row) => string;
  empty: { readonly title: string; readonly text: string };
  noneFound: string;
  children: (row: Row) => ReactNode;
  keyOf: (row: Row) => string | number;
}

export function PagedList<Row>(props: PagedListProps<Row>) {
  const { rows, error, errorTitle, onRetry, empty } = props;
  if (rows === undefined && error !== null)
    return (
      <ErrorState
        {...(errorTitle === undefined ? {} : { title: errorTitle, text: '' })}
        errorId={error.id}
        onRetry={onRetry}
      />
    );
  if (rows === undefined) return <SkeletonRows />;
  if (rows.length === 0 && props.loadingMore !== true)
    return <EmptyState title={empty.title} text={empty.text} />;
  return <Rows {...props} rows={rows} />;
}

function Rows<Row>(props: PagedListProps<Row> & { rows: readonly Row[] }) {
  const { rows, sizes, label, searchLabel, textOf, children, keyOf, noneFound } = props;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(props.size ?? sizes[0] ?? rows.length);
  const found = textOf === undefined ? rows : matching(rows, search, textOf);
  const slice = pageSlice(found.length, page, size);
  const look = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return (
    <div className={classes.list}>
      {searchLabel !== undefined && rows.length > size ? (
        <SearchBox value={search} onChange={look} placeholder={searchLabel} />
      ) : null}
      <ul className={classes.rows} aria-label={label}>
        {found.slice(Math.max(0, slice.from - 1), slice.to).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {found.length === 0 ? <p className={classes.none}>{noneFound}</p> : null}
      <div className={footer.footer}>
        <output className={footer.range}>
          Viser <b>{rangeText(slice)}</b> af {found.length}
          {props.loadingMore === true ? ', henter flere …' : null}
        </output>
        {sizes.length > 1 && found.length > Math.min(...sizes) ? (
          <div className={footer.size}>
            <NativeSelect
              aria-label="Rækker pr. side"
              data={sizes.map(String)}
              value={String(size)}
              onChange={({ currentTarget }) => setSize(Number(currentTarget.value))}
              className={footer.sizeSelect ?? ''}
            />
            pr. side
          </div>
        ) : null}
        {slice.pages > 1 ? <Pager slice={slice} onPage={setPage} /> : null}
      </div>
    </div>
  );
}

function matching<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = foldWords(search);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldText(textOf(row));
    return words.every((word) => text.includes(word));
  });
}
