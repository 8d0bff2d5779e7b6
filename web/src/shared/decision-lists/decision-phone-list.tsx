/**
 * DecisionPhoneList — the list under 768 px: tabs and filters, cards with a tick and a cross, the sheet of
 * the row that is opened, choosing rows as a mode, and the pager.
 */
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { BulkActions } from '../../ui/data-table/columns/column.ts';
import { useSheet } from '../../ui/data-table/filters/phone-filters.tsx';
import { PhonePager, WaitingPager } from '../../ui/data-table/paging/phone-pager.tsx';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import cards from '../../ui/data-table/phone/card-list.module.css';
import phone from '../../ui/data-table/phone/phone-table.module.css';
import type { RowSelection } from '../../ui/data-table/rows/data-row.tsx';
import { PhoneBulkBar } from '../../ui/data-table/selection/phone-bulk-bar.tsx';
import { useLongPress } from '../../ui/data-table/selection/use-long-press.ts';
import { usePhoneSelection } from '../../ui/data-table/selection/use-phone-selection.ts';
import type { Selection } from '../../ui/data-table/selection/use-selection.ts';
import type { Noun } from '../../ui/data-table/table-props.ts';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import type { DecisionList, RowNames } from './decision-list.ts';
import type { SheetOfRow } from './fact-sheet.tsx';
import { PhoneControls } from './phone-controls.tsx';
import type { PhoneFiltersProps } from './phone-filters.tsx';

export interface CardOfRow {
  /** While rows are being chosen. */
  readonly choice: RowSelection | null;
  readonly onOpen: () => void;
}

/** Rows that can be chosen, which may be more than the page has. */
interface Choosable<Row> {
  readonly matching: readonly Row[];
  readonly overPages: (selection: Selection<Row>) => Selection<Row>;
}

interface PhoneListProps<Row>
  extends DecisionList<Row>, RowNames<Row>, Pick<PhoneFiltersProps, 'others'> {
  noun: Noun;
  /** The name of the list for those who hear it. */
  label: string;
  /** The name of the sheet in the address. */
  sheetName: string;
  bulk: BulkActions<Row> | undefined;
  /** Left out where the rows of the page are all that can be chosen. */
  choosable?: Choosable<Row>;
  /** The menu of the page. */
  more?: ReactNode;
  /** At the end of the line that counts the rows. */
  end: ReactNode;
  /** Below the cards. */
  sums?: ReactNode;
  /** Shown instead of cards. */
  empty: ReactNode;
  card: (row: Row, card: CardOfRow) => ReactNode;
  /** Loaded lazily. */
  sheet: (row: Row, sheet: SheetOfRow) => ReactNode;
  /** The form of a row that is written, loaded lazily. */
  children: ReactNode;
}

export function DecisionPhoneList<Row>(props: PhoneListProps<Row>) {
  const { state, entries = [], total, error, idOf, nameOf, bulk, choosable } = props;
  const result = { matching: choosable?.matching ?? entries, shown: entries };
  const choosing = usePhoneSelection<Row>({ ...(bulk && { bulk }), result, rowId: idOf });
  const ofPage = choosing.selection;
  const selection = ofPage && choosable ? choosable.overPages(ofPage) : ofPage;
  const list = useRef<HTMLDivElement>(null);
  const { hold } = choosing;
  const press = (element: Element) => {
    const row = entries.find((one) => idOf(one) === element.getAttribute('data-row'));
    // While rows are being chosen, a long touch is a touch like any other.
    if (row === undefined || selection !== null) return false;
    hold?.(row);
    return true;
  };
  useLongPress(list, hold && press);
  return (
    <div className={phone.table} data-rows>
      <PhoneControls {...props} onSelect={total > 0 ? choosing.start : undefined} />
      <div ref={list}>
        <Cards {...props} selection={selection} />
      </div>
      {props.sums && total > 0 ? <div className={phone.totals}>{props.sums}</div> : null}
      {props.entries === undefined ? (
        <WaitingPager error={error} />
      ) : (
        <PhonePager
          slice={pageSlice(total, state.page, state.size)}
          total={total}
          loadingMore={false}
          onPage={state.setPage}
        />
      )}
      {bulk && selection ? (
        <PhoneBulkBar bulk={bulk} rowName={nameOf} selection={selection} />
      ) : null}
    </div>
  );
}

function Cards<Row>(props: PhoneListProps<Row> & { selection: Selection<Row> | null }) {
  const { entries = [], idOf, label, selection } = props;
  const sheet = useSheet(props.sheetName);
  const [shown, setShown] = useState<{ readonly row: Row }>();
  const open = (row: Row) => {
    setShown({ row });
    sheet.open();
  };
  // The bottom sheet follows the list, and keeps its last row while it slides out.
  const current = shown && (entries.find((one) => idOf(one) === idOf(shown.row)) ?? shown.row);
  return (
    <>
      {entries.length === 0 ? (
        <div className={cards.box}>{props.empty}</div>
      ) : (
        <ul className={cards.box} aria-label={label}>
          {entries.map((row) =>
            props.card(row, { choice: selection?.of(row) ?? null, onOpen: () => open(row) }),
          )}
        </ul>
      )}
      <LazyBoundary>
        <Suspense>
          {current &&
            props.sheet(current, {
              opened: sheet.on,
              onClose: sheet.close,
              onInstead: sheet.closeAnd,
            })}
          {props.children}
        </Suspense>
      </LazyBoundary>
    </>
  );
}
