import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { SkeletonBar } from '../feedback/skeleton-rows.tsx';
import { StatePanel } from '../feedback/state-panel.tsx';
import type { Column } from './columns/column.ts';
import classes from './table.module.css';
import type { DataTableProps, EmptyTable } from './table-props.ts';
import type { TableState } from './use-table-state.ts';

function noMatchTitle(noun: string, state: TableState): string {
  const q = state.q.trim();
  if (q) return `Ingen ${noun} matcher "${q}"`;
  const filtered = Object.values(state.filters).some(Boolean);
  return filtered ? `Ingen ${noun} matcher filtrene` : `Ingen ${noun} med denne status`;
}

function NoMatch({ noun, state }: { noun: string; state: TableState }) {
  const text = state.q.trim() ? 'Prøv et andet ord, eller ryd filtrene.' : undefined;
  return (
    <StatePanel
      icon={IconSearch}
      tone="neutral"
      title={noMatchTitle(noun, state)}
      text={text}
      action={<Button onClick={state.clear}>Ryd filtre</Button>}
    />
  );
}

function NothingYet({ empty }: { empty: EmptyTable }) {
  return (
    <EmptyState
      title={empty.title ?? 'Ingen poster endnu'}
      text={empty.text}
      icon={empty.icon}
      action={empty.action}
    />
  );
}

/** Placeholder instead of rows; null when there are rows. */
export function placeholderOf<Row>(props: DataTableProps<Row>, matching: number): ReactNode {
  const { rows, empty, error, state, noun } = props;
  if (!rows) return error ? <ErrorState onRetry={props.onRetry} /> : null;
  if (rows.length === 0 && !props.loadingMore) return <NothingYet empty={empty} />;
  return matching === 0 && rows.length > 0 ? <NoMatch noun={noun.many} state={state} /> : null;
}

const LENGTHS = ['72%', '58%', '66%', '50%', '62%'];

/** Five skeleton rows with the shape of the columns, so that the layout does not shift on load. */
export function SkeletonTableRows<Row>(props: {
  columns: readonly Column<Row>[];
  check: boolean;
  menu: boolean;
}) {
  return LENGTHS.map((length) => (
    <tr key={length}>
      {props.check ? <td className={classes.check} aria-hidden="true" /> : null}
      {props.columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          <SkeletonBar width={length} tall={column.id === 'status'} />
        </td>
      ))}
      {props.menu ? <td className={classes.menu} aria-hidden="true" /> : null}
    </tr>
  ));
}
