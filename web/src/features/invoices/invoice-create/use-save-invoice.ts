import type { NewInvoice } from '@driftig/contracts/invoices-new';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, ConnectionError, messageOf } from '../../../api/errors.ts';
import { issueInvoice, renewAfterIssue, renewSettings } from '../invoice-create-queries.ts';
import { errorsByPath } from './errors.ts';
import { formFaults } from './faults.ts';
import { invoiceRequest } from './invoice-request.ts';
import { inOrder } from './sections.ts';
import { texts } from './texts.ts';
import type { InvoiceDraftForm } from './use-invoice-form.ts';
import type { Place } from './use-place.ts';

/** What the message popup says. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly message: string; readonly number: number }
  | { readonly kind: 'failed'; readonly message: string; readonly text: string };

type Attempt = SaveResult | { readonly kind: 'refused'; readonly faults: Record<string, string> };

/** A refusal goes to its fields; one without fields is said in the popup, with what was kept. */
function failed(error: unknown): Attempt {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    return { kind: 'refused', faults: formFaults(error.fields) };
  }
  const lost = error instanceof ConnectionError;
  const text = lost ? `${error.message} ${texts.kept} ${texts.maybeSaved}` : texts.kept;
  return { kind: 'failed', message: messageOf(error, texts.saveFailed), text };
}

async function attempt(body: NewInvoice, key: string): Promise<Attempt> {
  try {
    const { number, message } = await issueInvoice(body, key);
    return { kind: 'saved', number, message };
  } catch (error) {
    return failed(error);
  }
}

/** Issues the invoice: what is wrong is shown at its field, everything else in the popup. */
export function useSaveInvoice(
  { form, draft, startOver }: InvoiceDraftForm,
  taxPercent: number,
  goTo: Place['goTo'],
) {
  const client = useQueryClient();
  const [result, setResult] = useState<SaveResult>();

  /** The first fault gets the focus; a sum has no field, so the popup says what is wrong with it. */
  const point = (faults: Record<string, string>) => {
    if (inOrder(Object.keys(faults)).some(goTo)) return;
    const [message = texts.saveFailed] = Object.values(faults);
    setResult({ kind: 'failed', message, text: texts.kept });
  };

  const mark = async (faults: Record<string, string>) => {
    for (const [path, message] of Object.entries(faults)) {
      form.setError(path as 'number', { type: 'server', message });
    }
    point(faults);
    // The percentage or the bank may have changed meanwhile.
    await renewSettings(client);
  };

  const settle = async (outcome: Attempt) => {
    if (outcome.kind === 'refused') return mark(outcome.faults);
    setResult(outcome);
    if (outcome.kind === 'failed') return;
    startOver();
    await renewAfterIssue(client);
  };

  const save = async () => {
    if (form.formState.isSubmitting) return;
    setResult(undefined);
    let outcome: Attempt | undefined;
    await form.handleSubmit(
      async (values) => {
        const body = invoiceRequest(values, taxPercent);
        outcome = await attempt(body, draft.keyFor(body));
      },
      (errors) => point(errorsByPath(errors)),
    )();
    if (outcome !== undefined) await settle(outcome);
  };

  return { save, result, close: () => setResult(undefined) };
}
