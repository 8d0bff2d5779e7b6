// Default export: loaded lazily by the list.
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../api/errors.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import NoteForm from './order/note-form.tsx';
import type { NoteField } from './order/note-queries.ts';
import { orderOverviewQuery } from './queries.ts';
import { texts } from './texts.ts';

interface NoteDialogProps {
  number: number;
  field: NoteField;
  label: string;
  onClose: () => void;
}

/** A note of an order, edited from the list. */
export default function NoteDialog({ number, field, label, onClose }: NoteDialogProps) {
  const query = useQuery(orderOverviewQuery(String(number)));
  return (
    <Dialog opened onClose={onClose} title={texts.noteOf(label, number)}>
      <QueryResult query={query} title={texts.noteFailed} errorId={errorIdOf(query.error)}>
        {({ order }) => <NoteForm order={order} field={field} label={label} onClose={onClose} />}
      </QueryResult>
    </Dialog>
  );
}
