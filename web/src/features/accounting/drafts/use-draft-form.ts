import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { noFileLabel } from '@driftig/domain/receipts/voucher';
import { useForm } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { findRow } from '../../../api/queries/pages.ts';
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
  noFile: noFileLabel,
};

/** The form of a draft, saved over the version that it was opened with; `onSaved` gets its id. */
export function useDraftForm(draft: Draft | undefined, onSaved: (id: string) => void) {
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
      const newest = await findRow(listAccountingDrafts, { query: {} }, (row) => row.id === id);
      await invalidate(new Set([listAccountingDrafts.key]));
      return newest;
    },
    changed: changedLabels(valuesOf, labels),
  });
  return versioned;
}
