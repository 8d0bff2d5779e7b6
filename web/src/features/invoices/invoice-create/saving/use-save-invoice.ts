import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { needOf, type Need } from '@driftig/domain/invoices/issue-needs';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { invalidate } from '../../../../api/queries/changes.ts';
import { ApiError, ConnectionError, messageOf } from '../../../../api/errors.ts';
import { issueInvoice, refetchAfterRefusal } from '../../invoice-create-queries.ts';
import { useAskFirst } from '../../ask-first.tsx';
import { errorsByPath } from '../values/errors-by-path.ts';
import { toFormErrors } from '../values/form-errors.ts';
import { atLinesOfHours } from '../hours/refused-hours.ts';
import { invoiceRequest } from '../values/invoice-request.ts';
import { isInSettings, needsOf } from '../values/needs.ts';
import { firstField, sortByPosition } from '../values/sections.ts';
import { texts } from '../texts.ts';
import { useOrderQuestion } from './use-order-question.ts';
import type { InvoiceDraftForm, InvoiceForm } from '../values/use-invoice-form.ts';
import type { SectionNavigation } from '../tabs/use-section-navigation.ts';

/** The result shown in the dialog. */
export type SaveResult =
  | {
      readonly kind: 'saved';
      readonly message: string;
      readonly number: number;
      /** The customer's e-mail; '' without one. */
      readonly email: string;
    }
  | {
      /** Only fields that law or payment needs are missing (product D32). */
      readonly kind: 'incomplete';
      readonly needs: readonly Need[];
      /** The first missing field on the form; undefined when all are in Settings. */
      readonly field: string | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly text: string;
      /** The plan's limit is reached: the dialog offers other plans instead of a retry. */
      readonly planFull?: boolean;
    };

type Attempt = SaveResult | { readonly kind: 'refused'; readonly errors: Record<string, string> };

/** Field errors are shown at the fields; any other error is shown in the dialog. */
function toFailure(error: unknown): Attempt {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    return { kind: 'refused', errors: toFormErrors(error.fields) };
  }
  const lost = error instanceof ConnectionError;
  const text = lost ? `${error.message} ${texts.kept} ${texts.maybeSaved}` : texts.kept;
  const planFull = error instanceof ApiError && error.code === 'plan_limit';
  return { kind: 'failed', message: messageOf(error, texts.saveFailed), text, planFull };
}

type Issued = Awaited<ReturnType<typeof issueInvoice>>;

/** Undefined when the person answers the server's question with no. */
async function tryIssue(
  email: string,
  issue: () => Promise<Issued | undefined>,
): Promise<Attempt | undefined> {
  try {
    const issued = await issue();
    if (issued === undefined) return undefined;
    const { number, message } = issued;
    return { kind: 'saved', number, message, email };
  } catch (error) {
    return toFailure(error);
  }
}

export interface SaveInvoice {
  readonly result: SaveResult | undefined;
  /** The server's question before it issues; null without one. */
  readonly question: ReactNode;
  /** Issues the invoice; `pressed` is the button to focus when the dialog closes. */
  readonly save: (pressed: HTMLElement) => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly close: () => void;
  /** Closes the dialog and opens a field of the form. */
  readonly fill: (field: string) => void;
}

interface SaveOptions {
  readonly taxPercent: number;
  readonly goTo: SectionNavigation['goTo'];
  /** Waits for the draft to be saved, so that no save comes after the invoice that deletes it. */
  readonly settleDraft: () => Promise<void>;
}

/** Issues the invoice. Field errors are shown at the fields, everything else in the dialog. */
export function useSaveInvoice(
  draftForm: InvoiceDraftForm,
  { taxPercent, goTo, settleDraft }: SaveOptions,
): SaveInvoice {
  const { form, draft } = draftForm;
  const client = useQueryClient();
  const [result, setResult] = useState<SaveResult>();
  const { isOrderOver, question: orderQuestion } = useOrderQuestion();
  const { ask, question } = useAskFirst(texts.dateQuestion, texts.issueAnyway);
  const button = useRef<HTMLElement>(undefined);
  /**
   * Focuses the first error. What is only missing is asked for by name in the dialog, which also
   * shows an error without a field, as of a sum.
   */
  const showErrors = (errors: Record<string, string>) => {
    const paths = sortByPosition(Object.keys(errors));
    const incomplete = incompleteOf(paths);
    if (incomplete !== undefined) return setResult(incomplete);
    if (paths.some(goTo)) return;
    const [message = texts.saveFailed] = Object.values(errors);
    setResult({ kind: 'failed', message, text: texts.kept });
  };
  const handleOutcome = async (outcome: Attempt, stale: Set<string>) => {
    if (outcome.kind === 'refused') {
      const errors = await atLinesOfHours(client, outcome.errors, form.getValues());
      setErrors(form, errors);
      showErrors(errors);
      // The tax rate, the bank account or the deposit of the order may have changed.
      return refetchAfterRefusal();
    }
    setResult(outcome);
    if (outcome.kind === 'saved') draftForm.startOver();
    await invalidate(stale);
  };

  const retry = async () => {
    if (form.formState.isSubmitting) return;
    setResult(undefined);
    let outcome: Attempt | undefined;
    const stale = new Set<string>();
    await form.handleSubmit(
      async (values) => {
        if (!(await isOrderOver(values))) return;
        await settleDraft();
        const draftId = draft.id();
        const body = { ...invoiceRequest(values, taxPercent), ...(draftId && { draftId }) };
        outcome = await tryIssue(values.email, () =>
          ask((confirmed) => {
            const sent: NewInvoice = { ...body, ...confirmed };
            return issueInvoice(sent, draft.keyFor(sent), stale);
          }),
        );
      },
      (errors) => showErrors(errorsByPath(errors)),
    )();
    if (outcome !== undefined) await handleOutcome(outcome, stale);
  };

  const save = (pressed: HTMLElement) => {
    button.current = pressed;
    return retry();
  };

  /** At once: what is behind a dialog cannot get the focus while it is open. */
  const hide = () => flushSync(() => setResult(undefined));

  /** Focuses the first field of a new invoice after success, else the save button. */
  const close = () => {
    hide();
    if (result?.kind === 'saved') goTo(firstField);
    else button.current?.focus();
  };

  const fill = (field: string) => {
    hide();
    goTo(field);
  };

  return { result, question: orderQuestion ?? question, save, retry, close, fill };
}

function incompleteOf(paths: readonly string[]): SaveResult | undefined {
  const needs = needsOf(paths);
  if (needs.length === 0 || !paths.every((path) => needOf(path) !== undefined)) return undefined;
  return { kind: 'incomplete', needs, field: paths.find((path) => !isInSettings(path)) };
}

function setErrors(form: InvoiceForm, errors: Readonly<Record<string, string>>): void {
  for (const [path, message] of Object.entries(errors)) {
    form.setError(path as 'number', { type: 'server', message });
  }
}
