/**
 * The lists in which managers decide. A word has its page, its rows' columns, lines and facts, and its own
 * questions before a decision; the rest is here, and the same for all. What a new list needs:
 *
 * 1. `tabs` and `tabIn`, a query of a page of rows, and `useDecisionList` over both.
 * 2. `useDecisions` with the row's id and name, the call that decides, and the codes that mean that another
 *    user was faster. `decisionOf(row)` then goes to the row, the card and the sheet alike.
 * 3. A desk: DeskFrame, in it DecisionTable and DecisionRow, with DecisionButtons as the cell of its actions.
 * 4. A phone: DecisionPhoneList, with DecisionCard and FactSheet. `sizedList` loads one of the two.
 * 5. QuestionDialog on the page, with the word's own dialogs, and ListState with its empty text.
 *
 * `features/vacation/manager` is the shorter of the two that are there.
 */
import { errorIdOf } from '../../api/errors.ts';
import type { StatusTab } from '../../ui/data-table/columns/column.ts';
import { useLastPage } from '../../ui/data-table/paging/use-last-page.ts';
import type { TableError } from '../../ui/data-table/table-props.ts';
import type { TableState } from '../../ui/data-table/use-table-state.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The rows of the tab and filters in the address, as desk and phone show them. */
export interface DecisionList<Row, Tab extends StatusTab = StatusTab> {
  readonly state: TableState;
  readonly tabs: readonly Tab[];
  readonly tab: Tab['value'];
  /** How many wait in all; undefined while that is not known. */
  readonly waiting: number | undefined;
  readonly employees: readonly Person[];
  /** The rows of the page; undefined while they are fetched, and when they could not be. */
  readonly entries: readonly Row[] | undefined;
  readonly total: number;
  readonly error: TableError | null;
  readonly onRetry: () => void;
}

/** A word's names for its rows. */
export interface RowNames<Row> {
  readonly idOf: (row: Row) => string;
  /** Names a row in questions, toasts and buttons: 'Jonas Lind, ferie 07-04-2026'. */
  readonly nameOf: (row: Row) => string;
}

/** The page of rows that is asked for, as useQuery answers it. */
interface PageQuery<Row> {
  readonly data: { readonly data: readonly Row[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ListOptions<Row, Tab extends StatusTab> extends Pick<
  DecisionList<Row, Tab>,
  'state' | 'tabs' | 'tab' | 'waiting'
> {
  readonly page: PageQuery<Row>;
  readonly employees: readonly Person[] | undefined;
  /** False for a row of the answer that is not to be shown any more. */
  readonly isShown?: (row: Row) => boolean;
}

export function useDecisionList<Row, Tab extends StatusTab>(
  options: ListOptions<Row, Tab>,
): DecisionList<Row, Tab> {
  const { state, tabs, tab, waiting, page, employees, isShown } = options;
  const { data, error } = page;
  useLastPage(state, data?.total);
  return {
    state,
    tabs,
    tab,
    waiting,
    employees: employees ?? [],
    entries: isShown === undefined ? data?.data : data?.data.filter(isShown),
    total: data?.total ?? 0,
    error: error === null || data !== undefined ? null : { id: errorIdOf(error) },
    onRetry: () => void page.refetch(),
  };
}

/** The tab in the address; what is not one of them is `first`. */
export function tabIn<Tab extends StatusTab>(
  tabs: readonly Tab[],
  { status }: Pick<TableState, 'status'>,
  first: Tab['value'],
): Tab['value'] {
  return tabs.find(({ value }) => value === status)?.value ?? first;
}

export function resetFilters({ filters, change }: TableState): void {
  change({ filters: Object.fromEntries(Object.keys(filters).map((id) => [id, ''])) }, true);
}
