import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { IconHandStop } from '@tabler/icons-react';
import { useRef } from 'react';

import { recoverFocus } from '../../../ui/focus/recover-focus.ts';
import RequestAnswer from './request-answer.tsx';
import classes from './request-line.module.css';
import { texts } from '../texts.ts';
import { toggleId } from '../toggle-id.ts';

interface RequestLineProps {
  person: PlannedPerson;
  orderId: string;
  /** After an answer, which changes the stored plan. */
  onAnswered?: () => Promise<void>;
}

/** A request for the shift below the person, with its answers (product K17). */
export function RequestLine({ person, orderId, onAnswered }: RequestLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const recover = async () => {
    const place = line.current?.parentElement;
    await onAnswered?.();
    // The buttons are gone: in planning the person's other button is next, on a page what is around.
    recoverFocus(() => document.getElementById(toggleId(person.id)) ?? place);
  };
  return (
    <div ref={line} className={classes.line}>
      <IconHandStop size={18} stroke={1.6} aria-hidden="true" />
      <span>{texts.hasAsked(person.name)}</span>
      <RequestAnswer orderId={orderId} person={person} onAnswered={() => void recover()} />
    </div>
  );
}
