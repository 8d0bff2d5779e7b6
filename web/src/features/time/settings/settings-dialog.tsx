// Default export: loaded lazily, when Indstillinger is pressed.
import { Button } from '@mantine/core';

import { errorIdOf } from '../../../api/errors.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SettingsForm } from './settings-form.tsx';
import { texts } from './texts.ts';
import { useTimeSettings } from './use-time-settings.ts';

/** How the company registers time. What is edited is what the server has. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { saved, error, retry } = useTimeSettings();
  if (saved !== undefined) return <SettingsForm saved={saved} onClose={onClose} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      size={480}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error ? (
        <ErrorState title={texts.loadFailed} text="" errorId={errorIdOf(error)} onRetry={retry} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  );
}
