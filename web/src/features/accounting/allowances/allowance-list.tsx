import { allowanceStatuses } from '@driftig/contracts/accounting/allowance-status';
import { isOverCommuteDays } from '@driftig/domain/accounting/allowances/commute-days';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { LoadedPages } from '../../../api/queries/pages.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { BookList } from '../lists/book-list.tsx';
import { BookRow } from '../lists/book-row.tsx';
import type { BookFilter } from '../lists/use-book-filter.ts';
import { lineOf, type BookedAllowance } from './allowance-facts.tsx';
import { texts } from './texts.ts';

const choice = {
  label: texts.status,
  all: texts.allStatuses,
  options: Object.entries(allowanceStatuses).map(([value, { label }]) => ({ value, label })),
  matches: ({ status }: BookedAllowance, chosen: string) => status === chosen,
};

interface AllowanceListProps {
  search: string;
  list: BookFilter;
  loaded: LoadedPages<BookedAllowance>;
  /** All are one person's, so the rows do not name it. */
  isOwn?: boolean;
  /** Whether the server lists by employee. */
  byEmployee?: boolean;
  /** Where the list itself has the button that adds one. */
  onAdd?: () => void;
  onOpen: (row: BookedAllowance) => void;
  actions?: (row: BookedAllowance) => ReactNode;
}

/** Mileage and diets, newest first. */
export function AllowanceList(props: AllowanceListProps) {
  const { search, list, loaded, isOwn = false, byEmployee = false, onAdd } = props;
  const { onOpen, actions } = props;
  return (
    <BookList
      label={texts.title}
      search={search}
      empty={texts.empty}
      list={list}
      loaded={loaded}
      indexed
      byEmployee={byEmployee}
      searched={(row) => Object.values(lineOf(row)).join(' ')}
      dateOf={({ date }) => date}
      choice={choice}
      {...(onAdd && { add: { label: texts.addDrive, onAdd } })}
      rowId={({ id }) => id}
    >
      {(row) => (
        <BookRow
          {...lineOf(row, isOwn)}
          figures={
            <>
              <Warning row={row} />
              <Amount ore={row.amount} />
              <RecordStatusChip status={allowanceStatuses[row.status]} />
            </>
          }
          onOpen={() => onOpen(row)}
          actions={actions?.(row)}
        />
      )}
    </BookList>
  );
}

function Warning({ row }: { row: BookedAllowance }) {
  if (row.kind !== 'drive' || !isOverCommuteDays(row.commuteDays)) return null;
  return <IconAlertTriangle size={18} role="img" aria-label={texts.overDaysShort} />;
}
