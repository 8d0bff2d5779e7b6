// Default export: loaded where something waits when one logs out.
import { forgetWaiting } from '../../../api/session/waiting.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

interface LogOutQuestionProps {
  userId: string;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before a log-out deletes what waits for a connection. */
export default function LogOutQuestion({ userId, onClose, onLeave }: LogOutQuestionProps) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => {
        forgetWaiting(userId);
        onClose();
        onLeave();
      }}
      title="Log ud uden at sende dine timer?"
      confirmLabel="Log ud, og slet dem"
      cancelLabel="Bliv her"
      danger
    >
      Du har timer, der venter på net. De ligger kun på denne enhed og kan ikke hentes frem igen.
    </ConfirmDialog>
  );
}
