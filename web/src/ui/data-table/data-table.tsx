/**
 * DataTable — the table component. It gets all rows, and searches, filters, sorts and pages them itself.
 *   state        from useTableState(): search, sort, page, size, status and filters, kept in the URL
 *   label, noun  'Fakturaer' for screen readers, 'fakturaer' for 'Ingen fakturaer matcher …'
 *   rows         undefined while the first rows load; loadingMore while further pages load
 *   columns      Column[] (column.ts), created once; rowId and rowName (number or name) per row
 *   open         { href } or { onOpen }: what a click on a row does; the first column is the link
 *   rowActions   RowAction[] per row, 'divider' between groups
 *   status, filters, bulk   tabs with counts; selects in the toolbar; actions for selected rows
 *   toolbar, tabsAside, footer   extra filters; right of the tabs; totals of the matching rows
 *   csvName      file name without '.csv': shows the CSV button, with csvAside beside it
 *   empty, error, onRetry   shown when there are no rows at all, or when they could not be fetched
 */
import type { ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { usePhone } from '../layout/use-phone.ts';
import { BulkBar } from './bulk-bar.tsx';
import { downloadCsv, toCsv } from '../csv/write-csv.ts';
import classes from './data-table.module.css';
import { Footer, WaitingFooter } from './footer.tsx';
import { StatusSelect, StatusTabPanel, tabsOf } from './status-tabs.tsx';
import { TableBody } from './table-body.tsx';
import type { DataTableProps } from './table-props.ts';
import { Toolbar } from './toolbar.tsx';
import { useSelection } from './use-selection.ts';
import { useTableRows } from './use-table-rows.ts';
import type { TableRows } from './use-table-rows.ts';
import { columnsThatFit, useVisibleColumns } from './use-visible-columns.ts';

const NO_ROWS: readonly never[] = [];

interface FrameProps {
  tabs: Omit<Parameters<typeof StatusTabPanel>[0], 'aside' | 'children'> | null;
  aside: ReactNode;
  phone: boolean;
  children: ReactNode;
}

/** Shows the statuses as tabs above the table; on a phone as a select. */
function Frame({ tabs, aside, phone, children }: FrameProps) {
  if (!tabs) return children;
  if (!phone) {
    return (
      <StatusTabPanel {...tabs} aside={aside}>
        {children}
      </StatusTabPanel>
    );
  }
  return (
    <>
      <div className={classes.statusSelect}>
        <StatusSelect {...tabs} />
        {aside}
      </div>
      {children}
    </>
  );
}

function Foot<Row>({ result, ...props }: DataTableProps<Row> & { result: TableRows<Row> }) {
  const { rows, state, loadingMore = false, error = null } = props;
  if (!rows) return <WaitingFooter error={error} />;
  return (
    <Footer
      slice={result.slice}
      total={result.matching.length || rows.length}
      state={state}
      loadingMore={loadingMore}
      extra={rows.length > 0 ? props.footer?.(result.matching) : null}
    />
  );
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, rows = NO_ROWS, columns, status, bulk, csvName, filters = NO_ROWS } = props;
  const phone = usePhone();
  const narrow = useMediaQuery('(max-width: 84.99em)', undefined, {
    getInitialValueInEffect: false,
  });
  const { visible, choice } = useVisibleColumns(state.name, columns);
  const { csvColumns = visible } = props;
  const result = useTableRows({ rows, columns, state, filters, status });
  const selection = useSelection(bulk, result.matching, result.shown, props.rowId);
  const complete = rows.length > 0 && !props.loadingMore;
  const writeCsv = () => downloadCsv(csvName ?? props.label, toCsv(csvColumns, result.matching));
  const tabs = status && {
    tabs: tabsOf(status),
    counts: props.rows ? result.counts : null,
    loading: !props.error,
    value: state.status,
    onChange: state.setStatus,
  };
  return (
    <div className={classes.whole} data-rows>
      <div className={classes.card}>
        <Frame tabs={tabs ?? null} aside={props.tabsAside} phone={phone}>
          <Toolbar
            state={state}
            columns={columns}
            filters={filters}
            searchPlaceholder={props.searchPlaceholder ?? 'Søg'}
            extra={props.toolbar}
            phone={phone}
            choice={choice}
            withCsv={csvName !== undefined}
            onCsv={complete ? writeCsv : undefined}
            csvAside={props.csvAside}
          />
          <TableBody
            {...props}
            columns={phone ? visible : columnsThatFit(visible, narrow)}
            result={result}
            selection={selection}
            phone={phone}
          />
          <Foot {...props} result={result} />
        </Frame>
      </div>
      {bulk && selection ? <BulkBar bulk={bulk} selection={selection} phone={phone} /> : null}
    </div>
  );
}
