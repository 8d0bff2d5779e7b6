import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import classes from './change-question.module.css';
import type { Question } from './question.ts';

interface ChangeQuestionProps {
  question: Question;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Names what a change touches and which rules it breaks (product K30, K31). */
export default function ChangeQuestion({ question, onConfirm, onClose }: ChangeQuestionProps) {
  const { title, confirm, lines, warnings } = question;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={title}
      confirmLabel={confirm}
      cancelLabel={texts.cancel}
    >
      <div className={classes.question}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {warnings.length === 0 ? null : (
          <ul className={classes.warnings}>
            {warnings.map(({ name, warnings: broken }) => (
              <li key={name}>
                <b>{name}</b> {broken.join(' ')}
              </li>
            ))}
          </ul>
        )}
      </div>
    </ConfirmDialog>
  );
}
