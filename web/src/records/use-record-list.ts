import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/records/record-types';
import { yearOf } from '@driftig/domain/dates';
import { useMemo } from 'react';

import { useUser } from '../api/session.ts';
import { dateFilters, noDateFilters } from '../ui/data-table/date-filters.ts';
import { useTableState } from '../ui/data-table/use-table-state.ts';
import { useToday } from '../ui/time/use-today.ts';
import { useChangeStatus } from './change-status.ts';
import { textOf } from './kind-column.tsx';
import { recordColumns, recordFile } from './record-columns.ts';
import { isDecided, statusTabs } from './record-statuses.ts';
import { statusColumn } from './status-column.tsx';

/** What the table of a type needs that follows from its description alone. */
export function useRecordList(typeName: RecordTypeName) {
  const type: RecordType = recordTypes[typeName];
  const { dated, statuses, sort } = type;
  const { currency } = useUser().company;
  const today = useToday();
  const onStatus = useChangeStatus(typeName);
  const { columns, csvColumns } = useMemo(() => {
    const ways = isDecided(type) ? {} : { onChoose: onStatus };
    const needs = { currency, status: statusColumn<RecordAnswer>(type, ways) };
    return { columns: recordColumns(type, needs), csvColumns: recordFile(type, needs) };
  }, [type, currency, onStatus]);
  const state = useTableState({
    name: typeName,
    defaultSort: sort,
    ...(dated ? { filters: noDateFilters } : {}),
  });
  return {
    state,
    columns,
    csvColumns,
    ...(statuses ? { status: statusTabs<RecordAnswer>(statuses) } : {}),
    filters: dated ? dateFilters<RecordAnswer>(yearOf(today), (row) => textOf(row, dated)) : [],
  };
}
