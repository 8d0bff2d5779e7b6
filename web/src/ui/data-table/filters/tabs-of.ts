import type { StatusTab, StatusTabs } from '../columns/column.ts';

/** The statuses to choose from, with one for all rows first where the list has that. */
export function tabsOf<Row>(status: StatusTabs<Row>): readonly StatusTab[] {
  return status.all ? [{ value: '', label: status.all }, ...status.tabs] : status.tabs;
}
