import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import type { InputOf } from '@driftig/contracts/core/route';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import {
  draftFields,
  importedFields,
  type Draft,
  type DraftForm,
} from '@driftig/domain/accounting/draft';
import { holdAfterSave } from '@driftig/domain/accounting/draft-hold';
import { assertVersion } from '@driftig/domain/assert-version';
import { nameOf } from '@driftig/domain/employees/name-of';
import { badInput } from '@driftig/domain/errors';

import type { Context, Handler } from '../pipeline/handler.ts';
import { accountWrites } from './account-writes.ts';
import { draftAnswer } from './draft-answer.ts';
import { importedExpense, importedReceipt } from './import-source.ts';

type Route = typeof accountingRoutes.saveAccountingDraft;
type Body = InputOf<Route>['body'];

/**
 * Makes a draft, edits the one of `id` (product B8), or imports a receipt or expense once. Retried where
 * another draft took the number, or the draft changed and no version was sent.
 */
export const saveAccountingDraft: Handler<Route> = async (context) => {
  const { body } = context.input;
  const named = [body.id, body.receiptId, body.expenseId].filter((id) => id !== undefined);
  if (named.length > 1)
    throw badInput({
      receiptId: 'Importer kun én kvittering eller udgift ad gangen i en ny kladde.',
    });
  const draft = await retryOnConflict(() =>
    body.id === undefined ? insertDraft(context) : editDraft(context, body.id),
  );
  return draftAnswer(draft);
};

/** Throws bad_input where the credit account is sent under both of its names and differs. */
function formOf({ contraId, creditId = contraId, ...fields }: Body): DraftForm {
  if (contraId !== undefined && contraId !== creditId)
    throw badInput({ contraId: 'Vælg én modkonto.' });
  const { description, date, businessName, amount, vat, type, debitId, noFile } = fields;
  return { description, date, businessName, amount, vat, type, debitId, creditId, noFile };
}

async function insertDraft(context: Context<Route>): Promise<Draft> {
  const { store } = context;
  const { checks, ...fields } = await newFields(context);
  const number = (await store.accountingDrafts.highestNumber()) + 1;
  const id = `${number}.${context.newId().toLowerCase()}`;
  const draft: Draft = { ...fields, id, number, hold: '', version: 1 };
  await store.commit({
    writes: [
      ...checks,
      ...store.accountingDrafts.insert(draft),
      ...(await accountWrites(store, undefined, draft)),
    ],
    audit: {
      action: draft.source === '' ? 'accounting.draftSaved' : 'accounting.draftImported',
      subject: `drafts ${id}`,
      changes: { number, amount: draft.amount },
    },
    answer: draftAnswer(draft),
  });
  return draft;
}

async function newFields({ actor, store, input }: Context<Route>) {
  const form = formOf(input.body);
  const { receiptId, expenseId } = input.body;
  if (receiptId === undefined && expenseId === undefined) {
    const empty = { file: '', fileType: '', source: '' };
    const owner = { userId: actor.userId, employee: nameOf(actor) };
    return { ...draftFields(form), ...empty, ...owner, checks: [] };
  }
  const { form: taken, ...rest } =
    receiptId === undefined
      ? await importedExpense(store, expenseId ?? '')
      : await importedReceipt(store, receiptId);
  return { ...importedFields(withDefaults(form, taken)), ...rest };
}

/** The fields that were sent, and of the others those that are imported. */
function withDefaults(form: DraftForm, taken: DraftForm): DraftForm {
  const sent = Object.entries(form).filter(([, value]) => value !== undefined);
  return { ...taken, ...Object.fromEntries(sent) };
}

async function editDraft({ store, input }: Context<Route>, id: string): Promise<Draft> {
  const before = await store.accountingDrafts.get(id);
  assertVersion(before, input.body.version);
  const fields = draftFields(formOf(input.body));
  const hold = holdAfterSave(before.hold);
  const noFile = fields.noFile && before.file === '';
  const draft: Draft = { ...before, ...fields, noFile, hold, version: before.version + 1 };
  await store.commit({
    writes: [
      store.accountingDrafts.replace(before, draft),
      ...(await accountWrites(store, before, draft)),
    ],
    audit: {
      action: 'accounting.draftSaved',
      subject: `drafts ${id}`,
      changes: { number: draft.number, amount: draft.amount },
    },
    answer: draftAnswer(draft),
  });
  return draft;
}
