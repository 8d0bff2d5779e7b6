/**
 * DeskFrame { …DecisionList, aside?, filters?, sums?, bulk, selection, children(width) } — the card of a list
 * from 768 px: tabs with how many wait, filters, the table that `children` draws in the card's width, the
 * pager, and the bar of what is chosen.
 */
import type { ReactNode } from 'react';

import { BulkBar } from '../../ui/data-table/selection/bulk-bar.tsx';
import type { BulkActions } from '../../ui/data-table/columns/column.ts';
import frame from '../../ui/data-table/data-table.module.css';
import { Footer, WaitingFooter } from '../../ui/data-table/paging/footer.tsx';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import { StatusTabPanel } from '../../ui/data-table/filters/status-tabs.tsx';
import type { Selection } from '../../ui/data-table/selection/use-selection.ts';
import { useWidth } from '../../ui/layout/use-width.ts';
import type { DecisionList } from './decision-list.ts';
import { DeskFilters } from './desk-filters.tsx';

interface DeskFrameProps<Row> extends DecisionList<Row> {
  /** At the right of the tabs. */
  aside?: ReactNode;
  /** Filters of the word, after those that all lists have. */
  filters?: ReactNode;
  /** In the footer. */
  sums?: ReactNode;
  bulk: BulkActions<Row> | undefined;
  selection: Selection<Row> | null;
  children: (width: number) => ReactNode;
}

export function DeskFrame<Row>(props: DeskFrameProps<Row>) {
  const { state, tabs, tab, waiting, employees, entries, total, error, bulk, selection } = props;
  const [card, width] = useWidth<HTMLDivElement>();
  return (
    <div className={frame.whole}>
      <div ref={card} className={frame.card} data-rows>
        <StatusTabPanel
          tabs={tabs}
          counts={waiting === undefined ? null : new Map([['pending', waiting]])}
          loading={!error}
          value={tab}
          onChange={state.setStatus}
          aside={props.aside ?? null}
        >
          <DeskFilters state={state} employees={employees}>
            {props.filters}
          </DeskFilters>
          {props.children(width)}
          {entries ? (
            <Footer
              slice={pageSlice(total, state.page, state.size)}
              total={total}
              state={state}
              loadingMore={false}
              extra={props.sums ?? null}
            />
          ) : (
            <WaitingFooter error={error} />
          )}
        </StatusTabPanel>
      </div>
      {bulk && selection ? <BulkBar bulk={bulk} selection={selection} /> : null}
    </div>
  );
}
