import { useRef } from 'react';
import { WholeDates } from '../../display/whole-dates.tsx';
import { SkeletonBar } from '../../feedback/skeleton-rows.tsx';
import { CardList } from './card-list.tsx';
import { Filters } from '../filters/phone-filters.tsx';
import { PhoneBulkBar } from '../selection/phone-bulk-bar.tsx';
import { PhonePager, WaitingPager } from '../paging/phone-pager.tsx';
import classes from './phone-table.module.css';
import { SearchBox } from '../filters/search-box.tsx';
import { useRowKeys } from '../rows/use-row-keys.ts';
import { limitText } from '../filters/shown-text.ts';
import { orderText } from '../columns/sort-words.ts';
import { tabsOf } from '../filters/tabs-of.ts';
import { toSort } from '@driftig/domain/lists/list-sort';
import type { ShownTableProps } from '../table-props.ts';
import { placeholderOf } from '../table-states.tsx';
import { usePhoneSelection } from '../selection/use-phone-selection.ts';

/** Count and order of the rows: '151 fakturaer i 2026', 'Nyeste øverst'. */
function ShownLine<Row>({ result, state, ...props }: ShownTableProps<Row>) {
  const { noun, columns, filters = [], status, rows } = props;
  const count = result.total;
  const limit = limitText(state, filters, status ? tabsOf(status) : []);
  const column = columns.find(({ id }) => id === state.sort?.column);
  const isUsual = toSort(state.defaults.sort)?.column === column?.id;
  return (
    <div className={classes.line}>
      {rows || props.error ? null : <SkeletonBar width="96px" />}
      {rows ? (
        <span className={classes.shown}>
          <b>
            {props.partial === true ? 'De første ' : null}
            {count} {count === 1 ? noun.one : noun.many}
          </b>{' '}
          <WholeDates>{limit}</WholeDates>
        </span>
      ) : null}
      {column && state.sort ? (
        <span className={classes.order}>{orderText(column, state.sort, !isUsual)}</span>
      ) : null}
    </div>
  );
}

/** The table under 768 px: one row of controls, one line, the rows as cards, and a fixed pager. */
export function PhoneTable<Row>(props: ShownTableProps<Row>) {
  const { state, result, columns, rows, loadingMore = false } = props;
  const { selection, hold, start } = usePhoneSelection(props);
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const total = result.total || (props.found ? 0 : (rows?.length ?? 0));
  return (
    <div ref={list} className={classes.table} data-rows>
      <div className={classes.controls}>
        {columns.some(({ searchText }) => searchText) ? (
          <SearchBox
            value={state.q}
            onChange={state.setQ}
            placeholder={props.searchPlaceholder ?? 'Søg'}
            serverSearches={props.partial === true || props.found !== undefined}
          />
        ) : null}
        <Filters {...props} onSelect={start} />
      </div>
      <ShownLine {...props} />
      {props.tabsAside}
      <CardList
        {...props}
        selection={selection}
        onHold={hold}
        placeholder={placeholderOf(props, result.total)}
      />
      {rows && props.footer ? (
        <div className={classes.totals}>{props.footer(result.matching)}</div>
      ) : null}
      {rows ? (
        <PhonePager
          slice={result.slice}
          total={total}
          loadingMore={loadingMore}
          searching={props.found?.isOld}
          partial={props.partial === true}
          onPage={state.setPage}
        />
      ) : (
        <WaitingPager error={props.error ?? null} />
      )}
      {selection ? <PhoneBulkBar {...props} selection={selection} /> : null}
    </div>
  );
}
