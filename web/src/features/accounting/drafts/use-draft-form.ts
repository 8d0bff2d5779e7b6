import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { allPagesQuery } from '../../../api/queries/all-pages.ts';
import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { Draft } from '../queries.ts';
import { bodyOf, draftResolver, valuesOf, type DraftValues } from './draft-values.ts';
import { texts } from './texts.ts';

const { listAccountingDrafts, saveAccountingDraft } = draftRoutes;

const labels = {
  description: texts.description,
  businessName: texts.business,
  type: texts.type,
  date: texts.date,
  amount: texts.amount,
  vat: texts.vat,
  debitId: texts.debit,
  creditId: texts.credit,
};

/** The form of a draft, saved over the version that it was opened with; `onSaved` gets its id. */
export function useDraftForm(draft: Draft | undefined, onSaved: (id: string) => void) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  const form = useForm<DraftValues, unknown, DraftValues>({
    resolver: draftResolver,
    defaultValues: valuesOf(draft),
    mode: 'onTouched',
  });
  const versioned = useVersionedForm<Draft | undefined, DraftValues, DraftValues>({
    form,
    opened: draft,
    valuesOf,
    save: async (values, read) => {
      const known = read === undefined ? {} : { id: read.id, version: read.version };
      const body = { ...bodyOf(values), ...known };
      const idempotencyKey = idempotency.keyFor(body);
      const saved = await call(saveAccountingDraft, { body }, { idempotencyKey });
      toastSuccess(texts.saved);
      if (read !== undefined) versioned.show(saved);
      onSaved(saved.id);
    },
    fetchNewest: async ({ id }) => {
      const all = allPagesQuery(listAccountingDrafts, { query: {} });
      const { rows } = await client.fetchQuery({ ...all, staleTime: 0 });
      return rows.find((row) => row.id === id);
    },
    changed: changedLabels(valuesOf, labels),
  });
  return versioned;
}
