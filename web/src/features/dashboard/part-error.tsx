import { errorIdOf } from '../../api/errors.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { Failure } from './queries.ts';
import { texts } from './texts.ts';

/** Shown instead of a part of the dashboard that could not be fetched. */
export function PartError({ failure: { error, retry } }: { failure: Failure }) {
  return <ErrorState title={texts.loadFailed} text="" errorId={errorIdOf(error)} onRetry={retry} />;
}
