import { errorIdOf } from '../../api/errors.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { Failure } from './queries.ts';
import { texts } from './texts.ts';

/** What stands in the place of a part that could not be fetched; the others stay. */
export function PartError({ failure: { error, retry } }: { failure: Failure }) {
  return <ErrorState title={texts.loadFailed} text="" errorId={errorIdOf(error)} onRetry={retry} />;
}
