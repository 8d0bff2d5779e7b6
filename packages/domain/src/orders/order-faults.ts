import type { RecordValues } from '@driftig/contracts/records/record-type';

import { addMonths, isDateText } from '../dates.ts';
import { longestPeriodMonths } from './longest-period.ts';

const tooLong = `En ordre kan højst vare ${longestPeriodMonths} måneder. Del den op i flere ordrer.`;

/**
 * An order must end after it starts. Dates are 'yyyy-mm-dd', times 'HH:mm'; what is no date is refused
 * as such and compared with nothing. It is at most 13 months long (product O24); one that was longer
 * `before` the rule came keeps its dates.
 */
export function orderFaults(
  values: RecordValues,
  before: RecordValues = {},
): Record<string, string> {
  const { startDate, endDate, startTime, endTime } = values;
  if (!isDateText(startDate) || !isDateText(endDate)) return {};
  if (endDate < startDate) return { endDate: 'Slutdatoen kan ikke være før startdatoen.' };
  const isKept = startDate === before['startDate'] && endDate === before['endDate'];
  if (!isKept && endDate > addMonths(startDate, longestPeriodMonths)) return { endDate: tooLong };
  if (startDate !== endDate || !startTime || !endTime || String(endTime) > String(startTime))
    return {};
  return {
    endTime: 'Sluttiden skal være efter starttiden. Sæt slutdatoen frem, hvis det er efter midnat.',
  };
}
