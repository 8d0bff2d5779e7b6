// Default export: loaded lazily, when a noted deviation is opened.
import { Button } from '@mantine/core';

import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { About } from './about.tsx';
import classes from './deviations.module.css';
import type { Deviation } from './queries.ts';
import { texts } from './texts.ts';

interface NotedDialogProps {
  deviation: Deviation;
  note: NonNullable<Deviation['note']>;
  onClose: () => void;
}

/** The note with its author and time. */
export default function NotedDialog({ deviation, note, onClose }: NotedDialogProps) {
  const facts = [
    [texts.what, note.what],
    [texts.people, String(note.people)],
    [texts.why, note.why],
    [texts.by, texts.byAt(note.by, formatInstant(note.at))],
  ] as const;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.shownTitle}
      size={520}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <About deviation={deviation} />
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
