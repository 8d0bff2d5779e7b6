import { Radio } from '@mantine/core';

import { PagedList } from '../../../ui/paged-list/paged-list.tsx';
import classes from './merge.module.css';
import { texts } from './texts.ts';

/** Product L8; the first is chosen. */
const ROWS_PER_PAGE = [10, 20, 40];

interface RowLines {
  readonly name: string;
  readonly detail: string;
  readonly end: string;
  readonly day: string;
}

interface MergeListProps<Row> {
  title: string;
  list: {
    readonly rows: readonly Row[] | undefined;
    readonly loadingMore: boolean;
    readonly error: { readonly id: string | undefined } | null;
    readonly onRetry: () => void;
  };
  chosen: Row | undefined;
  onChoose: (row: Row) => void;
  searchLabel: string;
  noneText: string;
  linesOf: (row: Row) => RowLines;
}

/** One side of the merge: a list of which one row is chosen. */
export function MergeList<Row extends { readonly id: string }>(props: MergeListProps<Row>) {
  const { title, list, chosen, onChoose, searchLabel, noneText, linesOf } = props;
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <PagedList
        {...list}
        sizes={ROWS_PER_PAGE}
        label={title}
        searchLabel={searchLabel}
        textOf={(row) => Object.values(linesOf(row)).join(' ')}
        empty={{ title: texts.empty, text: noneText }}
        noneFound={texts.noneFound}
        keyOf={(row) => row.id}
      >
        {(row) => {
          const { name, detail, end, day } = linesOf(row);
          return (
            <label className={classes.row}>
              <Radio
                name={title}
                checked={row.id === chosen?.id}
                onChange={() => onChoose(row)}
                aria-label={name}
              />
              <span className={classes.name}>
                {name}
                <span className={classes.detail}>{detail}</span>
              </span>
              <span className={classes.end}>
                {end}
                <span className={classes.detail}>{day}</span>
              </span>
            </label>
          );
        }}
      </PagedList>
    </section>
  );
}
