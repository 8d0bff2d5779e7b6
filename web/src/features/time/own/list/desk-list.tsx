// Default export: loaded apart by the page, since a phone does not need it.
import frame from '../../../../ui/data-table/data-table.module.css';
import DateFilter from '../../../../ui/data-table/filters/date-filter.tsx';
import { Footer, WaitingFooter } from '../../../../ui/data-table/paging/footer.tsx';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import { StatusTabPanel } from '../../../../ui/data-table/filters/status-tabs.tsx';
import toolbar from '../../../../ui/data-table/filters/toolbar.module.css';
import { useWidth } from '../../../../ui/layout/use-width.ts';
import type { ListProps } from './list-props.ts';
import { HoursTable } from './hours-table.tsx';
import { tabs } from '../tabs.ts';
import { texts } from '../texts.ts';
import { Totals } from './totals.tsx';

/** The list from 768 px: tabs, dates, a table with its rows edited in place, totals and the pager. */
export default function DeskList(props: ListProps) {
  const { hours } = props;
  const { state, tab, waiting, page, error, range } = hours;
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
          aside={null}
        >
          <div className={toolbar.toolbar}>
            <DateFilter
              label={texts.from}
              value={range.from}
              onChange={(date) => state.setFilter('from', date)}
            />
            <DateFilter
              label={texts.to}
              value={range.to}
              onChange={(date) => state.setFilter('to', date)}
            />
          </div>
          <HoursTable {...props} width={width} />
          {/* The error id is on the element in place of the rows. */}
          {page === undefined && error === null ? <WaitingFooter error={null} /> : null}
          {page === undefined ? null : (
            <Footer
              slice={pageSlice(page.total, state.page, state.size)}
              total={page.total}
              state={state}
              loadingMore={false}
              extra={<Totals hours={hours} />}
            />
          )}
        </StatusTabPanel>
      </div>
    </div>
  );
}
