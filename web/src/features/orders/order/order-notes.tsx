// Default export: loaded lazily by the page of an order.
import { Button } from '@mantine/core';
import { IconLock, IconPencil, IconUsers } from '@tabler/icons-react';
import { startTransition, Suspense, useId, useState } from 'react';

import type { Icon } from '../../../ui/display/icon.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { OrderOverview } from '../queries.ts';
import { texts } from '../texts.ts';
import type { NoteField } from './note-queries.ts';
import classes from './order.module.css';

const NoteForm = lazyWhenIdle(() => import('./note-form.tsx'));

const readers: readonly { field: NoteField; label: string; icon: Icon }[] = [
  { field: 'noteEmployees', label: texts.toEmployees, icon: IconUsers },
  { field: 'noteAdministration', label: texts.toAdministration, icon: IconLock },
];

/** The two notes of an order; each says who reads it, and is edited in place. */
export default function OrderNotes({ order }: { order: OrderOverview['order'] }) {
  return (
    <Card flush>
      <h2 className={classes.hidden}>{texts.notes}</h2>
      {readers.map((reader) => (
        <Note key={reader.field} order={order} {...reader} />
      ))}
    </Card>
  );
}

interface NoteProps {
  order: OrderOverview['order'];
  field: NoteField;
  label: string;
  icon: Icon;
}

function Note({ order, field, label, icon: Symbol }: NoteProps) {
  const [editing, setEditing] = useState(false);
  const labelId = useId();
  const text = order[field];
  // A transition keeps the note visible until the code of its form is loaded.
  const edit = () => startTransition(() => setEditing(true));
  return (
    <section className={classes.note} aria-labelledby={labelId}>
      <div className={classes.noteHead}>
        <h3 id={labelId} className={classes.reader}>
          <Symbol size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </h3>
        {editing ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPencil size={16} stroke={1.6} />}
            aria-label={texts.editNote(label)}
            onClick={edit}
          >
            {texts.change}
          </Button>
        )}
      </div>
      <Suspense>
        {editing ? (
          <NoteForm order={order} field={field} label={label} onClose={() => setEditing(false)} />
        ) : (
          <p className={text === '' ? classes.dimmed : classes.text}>{text || texts.noNote}</p>
        )}
      </Suspense>
    </section>
  );
}
