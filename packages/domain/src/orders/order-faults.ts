import type { RecordValues } from '@driftig/contracts/records/record-type';

/** An order must end after it starts. Dates are 'yyyy-mm-dd', times 'HH:mm'. */
export function orderFaults(values: RecordValues): Record<string, string> {
  const { startDate, endDate, startTime, endTime } = values;
  if (!startDate || !endDate) return {};
  if (String(endDate) < String(startDate))
    return { endDate: 'Slutdatoen kan ikke være før startdatoen.' };
  if (startDate !== endDate || !startTime || !endTime || String(endTime) > String(startTime))
    return {};
  return {
    endTime: 'Sluttiden skal være efter starttiden. Sæt slutdatoen frem, hvis det er efter midnat.',
  };
}
