import type { RecordValues } from '@driftig/contracts/records/record-type';

/** Product V21, to the letter. */
const wrongSpan = 'Start/slut skal sættes korrekt (slut efter start).';

/** Hours end after they start, the same day (product T1). Times are 'HH:mm'. */
export function hoursFaults({ fromTime, toTime }: RecordValues): Record<string, string> {
  const both = Boolean(fromTime) && Boolean(toTime);
  return both && String(toTime) <= String(fromTime) ? { toTime: wrongSpan } : {};
}
