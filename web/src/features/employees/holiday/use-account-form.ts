import { useMemo } from 'react';
import { useForm } from 'react-hook-form';

import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { accountResolver, valuesOf } from './account-values.ts';
import type { Account, AccountBody, AccountValues } from './account-values.ts';
import { fetchAccount, saveAccount } from './queries.ts';
import { texts } from './texts.ts';

/** The form of a person's holiday account, saved under an optimistic lock. */
export function useAccountForm(account: Account, employeeId: string) {
  const { version } = account;
  const resolver = useMemo(() => accountResolver({ employeeId, version }), [employeeId, version]);
  const form = useForm<AccountValues, unknown, AccountBody>({
    resolver,
    defaultValues: valuesOf(account),
    mode: 'onTouched',
  });
  return useVersionedForm({
    form,
    opened: account,
    valuesOf,
    save: async (body: AccountBody, read) =>
      toastSuccess(await saveAccount({ ...body, version: read.version })),
    fetchNewest: () => fetchAccount(employeeId),
    changed: changedLabels(valuesOf, texts.labels),
  });
}
