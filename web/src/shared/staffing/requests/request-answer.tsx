/**
 * RequestAnswer { orderId, person, onAnswered? } — a manager's answer to a request for a shift (product K17): what
 * the law says of it (product K30), a remark that the employee reads with the answer, and the two answers.
 * Load it when idle where a first load is tight.
 */
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import classes from './request-answer.module.css';
import { LawWarnings } from '../swaps/law-warnings.tsx';
import { texts } from '../texts.ts';
import { useShiftAnswer, type Requester } from './use-shift-answer.ts';

/** The most letters of a remark, as the call takes them. */
const longestNote = 500;

interface RequestAnswerProps {
  orderId: string;
  person: Requester;
  /** After an answer, whose buttons are gone with the request. */
  onAnswered?: (() => void) | undefined;
}

export default function RequestAnswer({ orderId, person, onAnswered }: RequestAnswerProps) {
  const { answer, busy } = useShiftAnswer(orderId);
  const warnings = useLaw(orderId, person.id);
  const [note, setNote] = useState<string>();
  const send = async (isAccepted: boolean) => {
    if (await answer(person, isAccepted, note)) onAnswered?.();
  };
  return (
    <div className={classes.answer}>
      <LawWarnings warnings={warnings} />
      {note === undefined ? null : (
        <Textarea
          autoFocus
          aria-label={texts.noteTo(person.name)}
          placeholder={texts.note}
          autosize
          minRows={1}
          maxLength={longestNote}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
      <span className={classes.buttons}>
        {note === undefined ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={texts.noteTo(person.name)}
            onClick={() => setNote('')}
          >
            {texts.addNote}
          </Button>
        ) : null}
        <AnswerButtons
          name={person.name}
          isBusy={busy.has(person.id)}
          onAnswer={(isAccepted) => void send(isAccepted)}
        />
      </span>
    </div>
  );
}

/** The rules that the shift would break for the person; none until the server has answered. */
function useLaw(orderId: string, id: string): readonly string[] {
  const input = { body: { orderId, employeeIds: [id] } };
  const { data } = useQuery({ ...routeQuery(planningRoutes.checkShift, input), staleTime: 0 });
  return data?.people.find((one) => one.id === id)?.warnings ?? [];
}
