import { labelOf } from '@driftig/domain/vacation/absence';
import { whyCount } from '@driftig/domain/why/grouped-count';

import { Why } from '../../../shared/why/why.tsx';
import { durationOfEntry, whenText } from './describe.ts';
import type { Entry, Status } from './queries.ts';
import { texts } from './texts.ts';

interface StatusCountProps {
  status: Status;
  /** Undefined while they are not known. */
  entries: readonly Entry[] | undefined;
  onOpen: (entry: Entry) => void;
}

/** How many absences of a status are in sight; it opens to them by type. */
export function StatusCount({ status, entries, onOpen }: StatusCountProps) {
  const label = texts.statuses[status];
  const text = texts.counted(label, entries?.length);
  if (entries === undefined || entries.length === 0) return text;
  return (
    <Why
      label={label}
      answer={() => whyCount('absencesOfStatus', `${label} fravær`, entries.map(countedEntry))}
      onOpen={(id) => {
        const entry = entries.find(({ absenceId }) => absenceId === id);
        if (entry !== undefined) onOpen(entry);
      }}
    >
      {text}
    </Why>
  );
}

const countedEntry = (entry: Entry) => ({
  group: labelOf(entry.type),
  label: entry.employeeName || texts.formerEmployee,
  note: [whenText(entry), durationOfEntry(entry)].filter((part) => part !== '').join(' · '),
  place: entry.absenceId,
});
