import { useState } from 'react';

import { ApiError } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

type Asked = Question & { readonly answer: (isConfirmed: boolean) => void };

type Confirmed = { readonly confirmed?: true };

/** Questions before a call: `confirm` shows one and gives the answer. */
export function useQuestions() {
  const [asked, setAsked] = useState<Asked>();
  async function confirm(question: Question): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((answer) => setAsked({ ...question, answer }));
    setAsked(undefined);
    return isConfirmed;
  }
  const question =
    asked === undefined ? null : (
      <ConfirmDialog
        opened
        onClose={() => asked.answer(false)}
        onConfirm={() => asked.answer(true)}
        title={asked.title}
        confirmLabel={asked.confirmLabel}
      >
        {asked.text}
      </ConfirmDialog>
    );
  return { confirm, question };
}

/**
 * For calls that the server refuses with a question (needs_confirmation). `ask` sends the call, shows
 * the question, and sends it once more with `confirmed` when the person says yes. It gives undefined
 * when they say no.
 */
export function useAskFirst(title: string, confirmLabel: string) {
  const { confirm, question } = useQuestions();
  async function ask<Answer>(
    send: (confirmed: Confirmed) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    try {
      return await send({});
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'needs_confirmation') throw error;
      const isConfirmed = await confirm({ title, text: error.message, confirmLabel });
      return isConfirmed ? send({ confirmed: true }) : undefined;
    }
  }
  return { ask, question };
}
