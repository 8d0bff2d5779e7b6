import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiError, ConnectionError, messageOf } from '../../../api/errors.ts';
import { issueInvoice, renewAfterIssue, renewSettings } from '../invoice-create-queries.ts';
import { errorsByPath } from './errors-by-path.ts';
import { toFormErrors } from './form-errors.ts';
import { invoiceRequest } from './invoice-request.ts';
import { firstField, sortByPosition } from './sections.ts';
import { texts } from './texts.ts';
import type { InvoiceDraftForm, InvoiceForm } from './use-invoice-form.ts';
import type { SectionNavigation } from './use-section-navigation.ts';

/** What the message popup says. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly message: string; readonly number: number }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly text: string;
      /** The plan has no room for one more: trying again does not help, another plan does. */
      readonly planFull?: boolean;
    };

type Attempt = SaveResult | { readonly kind: 'refused'; readonly errors: Record<string, string> };

/** A refusal goes to its fields; one without fields is said in the popup, with what was kept. */
function toFailure(error: unknown): Attempt {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    return { kind: 'refused', errors: toFormErrors(error.fields) };
  }
  const lost = error instanceof ConnectionError;
  const text = lost ? `${error.message} ${texts.kept} ${texts.maybeSaved}` : texts.kept;
  const planFull = error instanceof ApiError && error.code === 'plan_limit';
  return { kind: 'failed', message: messageOf(error, texts.saveFailed), text, planFull };
}

async function tryIssue(body: NewInvoice, key: string): Promise<Attempt> {
  try {
    const { number, message } = await issueInvoice(body, key);
    return { kind: 'saved', number, message };
  } catch (error) {
    return toFailure(error);
  }
}

export interface SaveInvoice {
  readonly result: SaveResult | undefined;
  /** Issues the invoice; `pressed` is the button that gets the focus back. */
  readonly save: (pressed: HTMLElement) => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly close: () => void;
}

/** Issues the invoice: what is wrong is shown at its field, everything else in the popup. */
export function useSaveInvoice(
  draftForm: InvoiceDraftForm,
  taxPercent: number,
  goTo: SectionNavigation['goTo'],
): SaveInvoice {
  const { form, draft } = draftForm;
  const client = useQueryClient();
  const [result, setResult] = useState<SaveResult>();
  const button = useRef<HTMLElement>(undefined);

  /**
   * The first error gets the focus; a sum has no field, so the popup says what is wrong with it.
   */
  const showErrors = (errors: Record<string, string>) => {
    if (sortByPosition(Object.keys(errors)).some(goTo)) return;
    const [message = texts.saveFailed] = Object.values(errors);
    setResult({ kind: 'failed', message, text: texts.kept });
  };

  const handleOutcome = async (outcome: Attempt) => {
    if (outcome.kind === 'refused') {
      setErrors(form, outcome.errors);
      showErrors(outcome.errors);
      // The percentage or the bank may have changed meanwhile.
      return renewSettings(client);
    }
    setResult(outcome);
    if (outcome.kind === 'failed') return;
    draftForm.startOver();
    await renewAfterIssue(client);
  };

  const retry = async () => {
    if (form.formState.isSubmitting) return;
    setResult(undefined);
    let outcome: Attempt | undefined;
    await form.handleSubmit(
      async (values) => {
        const body = invoiceRequest(values, taxPercent);
        outcome = await tryIssue(body, draft.keyFor(body));
      },
      (errors) => showErrors(errorsByPath(errors)),
    )();
    if (outcome !== undefined) await handleOutcome(outcome);
  };

  const save = (pressed: HTMLElement) => {
    button.current = pressed;
    return retry();
  };

  /** A new invoice begins at its beginning; one that is still here goes on where it was left. */
  const close = () => {
    setResult(undefined);
    if (result?.kind === 'saved') goTo(firstField);
    else button.current?.focus();
  };

  return { result, save, retry, close };
}

function setErrors(form: InvoiceForm, errors: Readonly<Record<string, string>>): void {
  for (const [path, message] of Object.entries(errors)) {
    form.setError(path as 'number', { type: 'server', message });
  }
}
