import type { EmployeeRecord } from '@driftig/contracts/employees-record';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { ApiError, messageOf } from '../../api/errors.ts';
import { marking, showNewest } from '../../api/form.ts';
import type { Conflict } from '../../ui/conflict-alert.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { changedLabels, editResolver, inFormWords, valuesOf } from './person-form.ts';
import type { EditBody, PersonValues } from './person-form.ts';
import { fetchNewest, updateEmployee } from './queries.ts';
import { texts } from './texts.ts';

/** Saves over what was read. After a conflict the newest is read and what was typed is kept. */
export function useEdit(opened: EmployeeRecord) {
  const client = useQueryClient();
  const [read, setRead] = useState(opened);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const form = useForm<PersonValues, unknown, EditBody>({
    resolver: editResolver,
    defaultValues: valuesOf(opened),
    mode: 'onTouched',
  });

  const save = marking(form, async (body) => {
    setConflict({ state: 'none' });
    try {
      await updateEmployee(client, read, body);
      toastSuccess(texts.changed);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setConflict({ state: 'told' });
      throw inFormWords(error);
    }
  });

  const loadNewest = async () => {
    try {
      const newest = await fetchNewest(client, read.id);
      showNewest(form, valuesOf(read), valuesOf(newest));
      setRead(newest);
      setConflict({ state: 'loaded', changed: changedLabels(read, newest) });
    } catch (error) {
      toastFailure(messageOf(error, texts.loadFailed));
    }
  };

  return { form, conflict, save, loadNewest };
}
