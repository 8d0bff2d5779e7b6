// Default export: loaded apart by DataTable, since a phone does not need it.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { textScale } from '../layout/text-scale.ts';
import { useWidth } from '../layout/use-width.ts';
import { BulkBar } from './selection/bulk-bar.tsx';
import classes from './data-table.module.css';
import { Footer, WaitingFooter } from './paging/footer.tsx';
import { useRowKeys } from './rows/use-row-keys.ts';
import { StatusTabPanel } from './filters/status-tabs.tsx';
import { tabsOf } from './filters/tabs-of.ts';
import type { ShownTableProps } from './table-props.ts';
import { placeholderOf } from './table-states.tsx';
import { Toolbar } from './filters/toolbar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useVisibleColumns } from './columns/use-visible-columns.ts';
import { WideTable } from './wide-table.tsx';

type FrameProps<Row> = ShownTableProps<Row> & { children: ReactNode };

/** Shows the statuses as tabs above the table. */
function Frame<Row>({ status, state, result, tabsAside, ...props }: FrameProps<Row>) {
  if (!status) return props.children;
  return (
    <StatusTabPanel
      tabs={tabsOf(status, props.partial)}
      counts={props.rows ? result.counts : null}
      loading={!props.error}
      value={state.status}
      onChange={state.setStatus}
      aside={tabsAside}
    >
      {props.children}
    </StatusTabPanel>
  );
}

function Foot<Row>({ result, ...props }: ShownTableProps<Row>) {
  const { rows, state, loadingMore = false, error = null } = props;
  if (!rows) return <WaitingFooter error={error} />;
  return (
    <Footer
      slice={result.slice}
      total={result.total || (props.found ? 0 : rows.length)}
      state={state}
      loadingMore={loadingMore}
      searching={props.found?.isOld}
      partial={props.partial === true}
      extra={rows.length > 0 ? props.footer?.(result.matching) : null}
    />
  );
}

/** The table from 768 px. */
export default function DeskTable<Row>(props: ShownTableProps<Row>) {
  const { state, columns, bulk, filters = [], result, writeCsv } = props;
  const [card, measured] = useWidth<HTMLDivElement>();
  // The widths of the columns are those at the usual text size.
  const width = measured / textScale();
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const sides = { check: bulk !== undefined, menu: props.rowActions !== undefined };
  const { layout, choice } = useVisibleColumns(state.name, columns, { ...sides, width });
  const { csvColumns = layout.columns } = props;
  const selection = useSelection(bulk, result.matching, result.shown, props.rowId);
  return (
    <div ref={list} className={classes.whole} data-rows>
      <div ref={card} className={classes.card}>
        <Frame {...props}>
          <Toolbar
            state={state}
            columns={columns}
            filters={filters}
            searchPlaceholder={props.searchPlaceholder ?? 'Søg'}
            serverSearches={props.partial === true || props.found !== undefined}
            extra={props.toolbar}
            choice={choice}
            withCsv={props.csvName !== undefined}
            onCsv={writeCsv && (() => writeCsv(csvColumns, result.matching))}
            listActions={props.listActions ?? []}
          />
          <WideTable
            {...props}
            layout={layout}
            width={width}
            selection={selection}
            placeholder={placeholderOf(props, result.total)}
          />
          <Foot {...props} />
        </Frame>
      </div>
      {bulk && selection ? <BulkBar bulk={bulk} selection={selection} /> : null}
    </div>
  );
}
