import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';

import { ApiError, messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import type { Conflict } from '../../../ui/feedback/conflict-alert.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import {
  accountResolver,
  changedParts,
  keepingEdits,
  valuesOf,
  type Account,
  type AccountBody,
  type AccountValues,
} from './account-values.ts';
import { fetchAccount, saveAccount } from './queries.ts';
import { texts } from './texts.ts';

/** Saves over the version that was read. After a conflict (409) the newest can be loaded, edits kept. */
export function useAccountForm(account: Account, employeeId: string) {
  const [read, setRead] = useState(account);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const { version } = read;
  const resolver = useMemo(() => accountResolver({ employeeId, version }), [employeeId, version]);
  const form = useForm<AccountValues, unknown, AccountBody>({
    resolver,
    defaultValues: valuesOf(account),
    mode: 'onTouched',
  });
  const save = withFieldErrors(form, async (body) => {
    setConflict({ state: 'none' });
    try {
      toastSuccess(await saveAccount(body));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        setConflict({ state: 'detected' });
      throw error;
    }
  });
  const loadNewest = async () => {
    try {
      const newest = await fetchAccount(employeeId);
      const [before, now] = [valuesOf(read), valuesOf(newest)];
      const kept = keepingEdits(before, form.getValues(), now);
      form.reset(now);
      for (const field of changedParts(now, kept))
        form.setValue(field, kept[field], { shouldDirty: true });
      setRead(newest);
      const changed = changedParts(before, now).map((field) => texts.labels[field]);
      setConflict({ state: 'loaded', changed });
    } catch (error) {
      toastFailure(messageOf(error, texts.failed));
    }
  };
  return { form, save, conflict, loadNewest };
}
