import type { StatusTab, StatusTabs } from '../columns/column.ts';

/**
 * The statuses to choose from, with one for all rows first where the list has that. A list of which
 * only a part is here has no counts.
 */
export function tabsOf<Row>(status: StatusTabs<Row>, isPart = false): readonly StatusTab[] {
  const tabs = status.all ? [{ value: '', label: status.all }, ...status.tabs] : status.tabs;
  return isPart ? tabs.map((tab) => ({ ...tab, counted: false })) : tabs;
}
