import type { RecordAnswer } from '@driftig/contracts/record-type';
import type { RecordTypeName } from '@driftig/contracts/record-types';
import { recordTypes } from '@driftig/contracts/record-types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { ApiError, messageOf } from '../api/errors.ts';
import { showNewest } from '../api/form.ts';
import type { Conflict } from '../ui/conflict-alert.tsx';
import { toastFailure } from '../ui/toast.tsx';
import { fetchNewest, updateRecord } from './queries.ts';
import type { RecordForm, WireFields } from './record-form.ts';
import { changedLabels, formValues } from './record-form.ts';
import { texts } from './texts.ts';

/** Saves over what was read. After a conflict the newest is read and what was typed is kept. */
export function useUpdate(
  typeName: RecordTypeName,
  record: RecordAnswer | undefined,
  form: UseFormReturn<RecordForm, unknown, WireFields>,
) {
  const type = recordTypes[typeName];
  const client = useQueryClient();
  const [read, setRead] = useState(record);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });

  const save = async (fields: WireFields) => {
    if (!read) return;
    setConflict({ state: 'none' });
    try {
      await updateRecord(client, typeName, read, fields);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setConflict({ state: 'told' });
      throw error;
    }
  };

  const loadNewest = async () => {
    if (!read) return;
    try {
      const newest = await fetchNewest(client, typeName, read.id);
      showNewest(form, formValues(type, read), formValues(type, newest));
      setRead(newest);
      setConflict({ state: 'loaded', changed: changedLabels(type, read, newest) });
    } catch (error) {
      toastFailure(messageOf(error, texts.loadFailed));
    }
  };

  return { conflict, save, loadNewest };
}
