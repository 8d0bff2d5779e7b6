// Default export: loaded lazily, when several are approved.
import { Checkbox } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import { invalidate } from '../../../../api/queries/changes.ts';
import { BatchDialog } from '../../../../ui/batch/batch-dialog.tsx';
import { toastSuccess } from '../../../../ui/feedback/toast.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import classes from './dialogs.module.css';
import { nameOfEntry } from '../entry/entry-text.ts';
import { decide, shiftsOf } from '../queries.ts';
import { texts } from '../texts.ts';

interface ApproveManyDialogProps {
  entries: readonly Entry[];
  onClose: () => void;
}

/** People with shifts in that time; undefined until loaded. */
function usePeopleWithShifts(entries: readonly Entry[]) {
  const answers = useQueries({ queries: entries.map(shiftsOf) });
  const names = entries.flatMap(({ employeeName }, index) =>
    answers[index]?.data?.shifts.length ? [employeeName] : [],
  );
  return {
    people: [...new Set(names)],
    isLoading: answers.some(({ data, error }) => data === undefined && error === null),
    isUnknown: answers.some(({ data, error }) => data === undefined && error !== null),
  };
}

/** Approves the chosen rows one by one, with a result for each. */
export default function ApproveManyDialog({ entries, onClose }: ApproveManyDialogProps) {
  const [frees, setFrees] = useState(false);
  const { people, isLoading, isUnknown } = usePeopleWithShifts(entries);
  // The list is fetched once for all of them.
  const [collect] = useState(() => new Set<string>());
  return (
    <BatchDialog
      title={texts.manyTitle(entries.length)}
      items={entries}
      nameOf={nameOfEntry}
      act={(entry) => decide(entry, { decision: 'approved', freesShifts: frees, collect })}
      onEnd={({ done }) => {
        void invalidate(new Set([...collect, 'vacation']));
        if (done.length === entries.length) toastSuccess(texts.manyDone(done.length));
      }}
      onClose={onClose}
      progressLabel={texts.manyProgress}
      doneText={texts.manyDone}
      confirmLabel={texts.approveMany(entries.length)}
    >
      <ul className={classes.shifts}>
        {entries.map((entry) => (
          <li key={entry.absenceId}>{nameOfEntry(entry)}</li>
        ))}
      </ul>
      {isLoading ? <p className={classes.text}>{texts.manyChecking}</p> : null}
      {isUnknown ? <p className={classes.text}>{texts.manyUnknown}</p> : null}
      {people.length > 0 ? (
        <Checkbox
          label={`${texts.manyFree}: ${texts.manyShifts(people.join(', '))}`}
          description={texts.manyFreeHelp}
          checked={frees}
          onChange={({ currentTarget }) => setFrees(currentTarget.checked)}
        />
      ) : null}
    </BatchDialog>
  );
}
