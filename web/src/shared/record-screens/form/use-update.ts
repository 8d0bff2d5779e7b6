import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { ApiError, messageOf } from '../../../api/errors.ts';
import { resetKeepingEdits } from '../../../api/forms/form.ts';
import type { Conflict } from '../../../ui/feedback/conflict-alert.tsx';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import type { RecordForm, FieldValues } from './record-form.ts';
import { changedFields } from './changed-fields.ts';
import { formValues } from './record-form.ts';
import { texts } from '../texts.ts';

interface UpdateCalls<Row> {
  /** Optimistic lock: refused (409) where the record has a newer version than `read`. */
  readonly save: (read: Row, fields: FieldValues) => Promise<void>;
  readonly newest: (id: string) => Promise<Row>;
}

/** Saves over the version that was read. After a conflict (409) the newest can be loaded, edits kept. */
export function useUpdate<Row extends RecordAnswer>(
  type: RecordType,
  record: Row | undefined,
  form: UseFormReturn<RecordForm, unknown, FieldValues>,
  calls: UpdateCalls<Row>,
) {
  const [read, setRead] = useState(record);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });

  const save = async (fields: FieldValues) => {
    if (!read) return;
    setConflict({ state: 'none' });
    try {
      await calls.save(read, fields);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await showConflict(read);
      throw error;
    }
  };

  /** Shows which fields were changed, where the newest version can be fetched. */
  const showConflict = async (before: Row) => {
    const newest = await calls.newest(before.id).catch(() => undefined);
    const changed = newest === undefined ? [] : changedFields(type, before, newest);
    setConflict({ state: 'detected', changed });
  };

  const loadNewest = async () => {
    if (!read) return;
    try {
      const newest = await calls.newest(read.id);
      resetKeepingEdits(form, formValues(type, read), formValues(type, newest));
      setRead(newest);
      setConflict({ state: 'loaded', changed: changedFields(type, read, newest) });
    } catch (error) {
      toastFailure(messageOf(error, texts.loadFailed));
    }
  };

  return { conflict, save, loadNewest };
}
