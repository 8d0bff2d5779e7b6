import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { yearOf } from '@driftig/domain/dates';
import { useMemo } from 'react';

import { useUser } from '../../../api/session/session.ts';
import type { TableFilter } from '../../../ui/data-table/columns/column.ts';
import { dateFilters, noDateFilters } from '../../../ui/data-table/filters/date-filters.ts';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { useChangeStatus } from '../change/use-change-status.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { recordCard } from './record-card.tsx';
import { recordColumns, recordFile } from './record-columns.ts';
import { hasReadOnlyStatus, statusTabs } from './record-statuses.ts';
import { statusChip, statusColumn } from './status-column.tsx';
import type { RecordScreen } from '../views/record-view.ts';

const noFilters: readonly TableFilter<RecordAnswer>[] = [];

/** Props of a type's table that follow from its description and its view. */
export function useRecordList(
  screen: RecordScreen,
  ownFilters: readonly TableFilter<RecordAnswer>[] = noFilters,
) {
  const { type, dated, sort } = screen;
  const { currency } = useUser().company;
  const today = useToday();
  const onStatus = useChangeStatus(screen);
  const { columns, csvColumns, card } = useMemo(() => {
    const options = hasReadOnlyStatus(type) ? {} : { onChoose: onStatus };
    const status = statusColumn<RecordAnswer>(type, options);
    const chip = type.statuses ? statusChip<RecordAnswer>(type) : undefined;
    const context = { currency, today, status, chip };
    return {
      columns: recordColumns(screen, context),
      csvColumns: recordFile(screen, context),
      card: recordCard(screen, context),
    };
  }, [screen, type, currency, today, onStatus]);
  const state = useTableState({
    name: type.name,
    defaultSort: sort,
    filters: {
      ...(dated ? noDateFilters : {}),
      ...Object.fromEntries(ownFilters.map(({ id }) => [id, ''])),
    },
  });
  return {
    state,
    columns,
    csvColumns,
    card,
    ...(type.statuses ? { status: statusTabs<RecordAnswer>(type.statuses) } : {}),
    filters: [
      ...ownFilters,
      ...(dated ? dateFilters<RecordAnswer>(yearOf(today), (row) => textOf(row, dated)) : []),
    ],
  };
}
