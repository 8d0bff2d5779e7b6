import type { RecordValues } from '@driftig/contracts/records/record-type';

import { isDateText } from '../dates.ts';

/**
 * An order must end after it starts. Dates are 'yyyy-mm-dd', times 'HH:mm'; what is no date is refused
 * as such and compared with nothing.
 */
export function orderFaults(values: RecordValues): Record<string, string> {
  const { startDate, endDate, startTime, endTime } = values;
  if (!isDateText(startDate) || !isDateText(endDate)) return {};
  if (endDate < startDate) return { endDate: 'Slutdatoen kan ikke være før startdatoen.' };
  if (startDate !== endDate || !startTime || !endTime || String(endTime) > String(startTime))
    return {};
  return {
    endTime: 'Sluttiden skal være efter starttiden. Sæt slutdatoen frem, hvis det er efter midnat.',
  };
}
