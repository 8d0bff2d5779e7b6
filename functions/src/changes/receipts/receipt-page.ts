import type { Page } from '@driftig/data/core/page';
import type { DatedRowsFilter } from '@driftig/data/core/dated-rows';
import type { CompanyData } from '@driftig/data/store';
import type { StoredRecord } from '@driftig/domain/records/record';

/**
 * Without a filter the last uploaded first, consistently; by employee, trip or dates from an index,
 * newest date first.
 */
export function receiptPage(
  store: Pick<CompanyData, 'records'>,
  filter: DatedRowsFilter,
): Promise<Page<StoredRecord>> {
  const { employeeId, tripId, from, to } = filter;
  const isFiltered = [employeeId, tripId, from, to].some((value) => value !== undefined);
  return isFiltered ? store.records.listByDate(filter) : store.records.list('receipts', filter);
}
