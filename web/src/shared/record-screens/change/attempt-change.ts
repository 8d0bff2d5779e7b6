import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { Outcome } from './optimistic-change.ts';

export type FailedOutcome<Row> = Exclude<Outcome<Row>, { readonly kind: 'changed' }>;

interface FailureToast<Row> {
  readonly title: string;
  readonly text: string;
  /** Resolves to the row that a retry starts from. Without it there is no retry button. */
  readonly retryFrom?: () => Promise<Row>;
}

interface SuccessToast {
  readonly title: string;
  readonly text: string;
}

interface AttemptTexts<Row, Answer> {
  /** The title of the toast, or that and what else the change did. */
  readonly success: (answer: Answer | undefined) => string | SuccessToast;
  /** Undefined where the screen shows the failure in another way. */
  readonly failure: (outcome: FailedOutcome<Row>, read: Row) => FailureToast<Row> | undefined;
}

/** Runs an optimistic change and shows a toast with its outcome; a failure has a retry button. */
export async function attemptChange<Row, Answer>(
  read: Row,
  change: (read: Row) => Promise<Outcome<Row, Answer>>,
  texts: AttemptTexts<Row, Answer>,
): Promise<void> {
  const outcome = await change(read);
  if (outcome.kind === 'changed') {
    const success = texts.success(outcome.answer);
    if (typeof success === 'string') toastSuccess(success);
    else toastSuccess(success.title, success.text);
    return;
  }
  const toast = texts.failure(outcome, read);
  if (toast === undefined) return;
  const { title, text, retryFrom } = toast;
  const retry = async (from: () => Promise<Row>) => attemptChange(await from(), change, texts);
  toastFailure(title, { text, ...(retryFrom ? { onRetry: () => void retry(retryFrom) } : {}) });
}
