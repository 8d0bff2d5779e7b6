/** LoadingWhy { title, error, onRetry, onClose } — the dialog of a figure whose rows are fetched, or could not be. */
import { errorIdOf } from '../../api/errors.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

interface LoadingWhyProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

export function LoadingWhy({ title, error, onRetry, onClose }: LoadingWhyProps) {
  return (
    <Dialog opened onClose={onClose} title={title}>
      {error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <ErrorState title={texts.failed} text="" errorId={errorIdOf(error)} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
