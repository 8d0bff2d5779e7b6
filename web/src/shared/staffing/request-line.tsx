import type { PlannedPerson } from '@driftig/contracts/planning/routes';
import { IconHandStop } from '@tabler/icons-react';

import { AnswerButtons } from './answer-buttons.tsx';
import classes from './request-line.module.css';
import { texts } from './texts.ts';
import { useShiftAnswer } from './use-shift-answer.ts';

interface RequestLineProps {
  person: PlannedPerson;
  orderId: string;
  /** After an answer, which changes the stored plan. */
  onAnswered?: () => Promise<void>;
}

/** A request for the shift below the person, with its answers (product K17). */
export function RequestLine({ person, orderId, onAnswered }: RequestLineProps) {
  const { answer, busy } = useShiftAnswer(orderId);
  return (
    <p className={classes.line}>
      <IconHandStop size={18} stroke={1.6} aria-hidden="true" />
      <span>{texts.hasAsked(person.name)}</span>
      <AnswerButtons
        name={person.name}
        isBusy={busy.has(person.id)}
        onAnswer={(isAccepted) => void answer(person, isAccepted).then(() => onAnswered?.())}
      />
    </p>
  );
}
