import { toastFailure, toastSuccess } from '../ui/feedback/toast.tsx';
import type { Outcome } from './optimistic-change.ts';

export type FailedOutcome<Row> = Exclude<Outcome<Row>, { readonly kind: 'changed' }>;

interface FailureToast<Row> {
  readonly title: string;
  readonly text: string;
  /** Gives the row over which another try is made; without it none is offered. */
  readonly retryFrom?: () => Promise<Row>;
}

interface AttemptTexts<Row, Answer> {
  readonly success: (answer: Answer | undefined) => string;
  /** Undefined where the screen tells the failure in its own way. */
  readonly failure: (outcome: FailedOutcome<Row>, read: Row) => FailureToast<Row> | undefined;
}

/** Makes a change of a row as it was read, tells what came of it, and offers another try. */
export async function attemptChange<Row, Answer>(
  read: Row,
  change: (read: Row) => Promise<Outcome<Row, Answer>>,
  texts: AttemptTexts<Row, Answer>,
): Promise<void> {
  const outcome = await change(read);
  if (outcome.kind === 'changed') {
    toastSuccess(texts.success(outcome.answer));
    return;
  }
  const toast = texts.failure(outcome, read);
  if (toast === undefined) return;
  const { title, text, retryFrom } = toast;
  const retry = async (from: () => Promise<Row>) => attemptChange(await from(), change, texts);
  toastFailure(title, { text, ...(retryFrom ? { onRetry: () => void retry(retryFrom) } : {}) });
}
