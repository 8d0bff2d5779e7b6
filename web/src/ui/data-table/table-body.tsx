import type { ReactNode } from 'react';
import type { TableBodyProps } from './body-props.ts';
import { CardList } from './card-list.tsx';
import { FailedTable, NoMatch, NothingYet } from './table-states.tsx';
import { WideTable } from './wide-table.tsx';

/** What is shown instead of rows; null when there are rows. */
function placeholderOf<Row>(props: TableBodyProps<Row>): ReactNode {
  const { rows, result, empty, error, state, noun } = props;
  if (!rows) return error ? <FailedTable onRetry={props.onRetry} /> : null;
  if (rows.length === 0 && !props.loadingMore) return <NothingYet empty={empty} />;
  return result.matching.length === 0 && rows.length > 0 ? (
    <NoMatch noun={noun} state={state} />
  ) : null;
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const instead = placeholderOf(props);
  return props.phone ? (
    <CardList {...props} placeholder={instead} />
  ) : (
    <WideTable {...props} placeholder={instead} />
  );
}
