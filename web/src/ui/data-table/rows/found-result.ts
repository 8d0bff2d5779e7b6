import { pageSlice } from '@driftig/domain/lists/page-slice';
import type { TableParams } from '../table-params.ts';
import type { DataTableProps } from '../table-props.ts';
import type { TableRows } from './use-table-rows.ts';

/** The result of a table whose page the server found: only its rows are here, and can be selected. */
export function foundResult<Row>(
  { rows, page, size, counts }: NonNullable<DataTableProps<Row>['found']>,
  state: TableParams,
): TableRows<Row> {
  const total = counts.get(state.status) ?? 0;
  return {
    matching: rows,
    total,
    counts,
    slice: pageSlice(total, page, size),
    shown: rows,
    // Other filters would leave rows that the server alone knows.
    matchesOf: (chosen) => {
      const isSame = Object.entries(chosen.filters).every(
        ([id, value]) => state.filters[id] === value,
      );
      return {
        matching: rows,
        counts,
        total: isSame ? (counts.get(chosen.status) ?? 0) : undefined,
      };
    },
  };
}
