import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { IconHandStop } from '@tabler/icons-react';

import { useRef } from 'react';

import { recoverFocus } from '../../ui/focus/recover-focus.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import classes from './request-line.module.css';
import { texts } from './texts.ts';
import { toggleId } from './toggle-id.ts';
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
  const line = useRef<HTMLParagraphElement>(null);
  const send = async (isAccepted: boolean) => {
    const place = line.current?.parentElement;
    await answer(person, isAccepted);
    await onAnswered?.();
    // The buttons are gone: in planning the person's other button is next, on a page what is around.
    recoverFocus(() => document.getElementById(toggleId(person.id)) ?? place);
  };
  return (
    <p ref={line} className={classes.line}>
      <IconHandStop size={18} stroke={1.6} aria-hidden="true" />
      <span>{texts.hasAsked(person.name)}</span>
      <AnswerButtons
        name={person.name}
        isBusy={busy.has(person.id)}
        onAnswer={(isAccepted) => void send(isAccepted)}
      />
    </p>
  );
}
