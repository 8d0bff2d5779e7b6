/**
 * DataTable — the table component. It gets all rows, and searches, filters, sorts and pages them itself.
 *   state        from useTableState(): search, sort, page, size, status and filters, kept in the URL
 *   label, noun  'Fakturaer' for screen readers, { one, many } for 'Ingen fakturaer matcher …'
 *   rows         undefined while the first rows load; loadingMore while further pages load
 *   partial      there are more rows, which the footer offers to load
 *   found        the page that the server found, of a list that is too long to be searched here
 *   columns      Column[] (column.ts), created once; rowId and rowName (number or name) per row
 *   card         the two lines of a row on a phone (under 768 px)
 *   open         { href } or { onOpen }: what a click on a row does; the first column is the link
 *   rowActions   RowAction[] per row, 'divider' between groups; a phone has them for a chosen row
 *   status, filters, bulk   tabs with counts; selects in the toolbar; actions for selected rows
 *   toolbar, tabsAside, footer   extra filters; right of the tabs; totals of the matching rows
 *   csvName      file name without '.csv': shows the CSV button, with listActions beside it
 *   empty, error, onRetry   shown when there are no rows at all, or when they could not be fetched
 */
import type { ReactNode } from 'react';
import { isPhone, usePhone } from '../layout/use-phone.ts';
import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';
import { downloadCsv, toCsv } from '../csv/write-csv.ts';
import { PhoneTable } from './phone/phone-table.tsx';
import type { DataTableProps, ShownTableProps } from './table-props.ts';
import { foundResult } from './rows/found-result.ts';
import { useTableRows } from './rows/use-table-rows.ts';

// A phone loads less: it gets the table of a desk only if its window grows.
const DeskCode = lazyWhenIdle(() => import('./desk-table.tsx'));
if (!isPhone()) void DeskCode.preload();
// The rows of a table have one type, which the type of loaded code leaves out.
const DeskTable = DeskCode as unknown as <Row>(props: ShownTableProps<Row>) => ReactNode;

const NO_ROWS: readonly never[] = [];

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, rows = NO_ROWS, columns, status, csvName, filters = NO_ROWS } = props;
  const phone = usePhone();
  const { found } = props;
  const here = useTableRows({ rows: found ? NO_ROWS : rows, columns, state, filters, status });
  const result = found ? foundResult(found, state) : here;
  const Table = phone ? PhoneTable : DeskTable;
  const isWhole = rows.length > 0 && !props.loadingMore && props.partial !== true && !found;
  const write = (columnsOfFile: typeof columns, some: readonly Row[]) =>
    downloadCsv(csvName ?? props.label, toCsv(columnsOfFile, some));
  return (
    <Table
      {...props}
      result={result}
      writeCsv={csvName !== undefined && isWhole ? write : undefined}
    />
  );
}
