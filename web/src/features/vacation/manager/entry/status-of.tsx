import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { statusOf } from '../../../../shared/holiday-balance/entry-text.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';

/** The chip of an application's status. */
export function StatusOf({ entry }: { entry: Entry }) {
  const { text, tone } = statusOf(entry);
  return <StatusChip tone={tone}>{text}</StatusChip>;
}
