import { useState } from 'react';

import { ApiError } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface Question {
  readonly text: string;
  readonly answer: (isConfirmed: boolean) => void;
}

type Confirmed = { readonly confirmed?: true };

/**
 * For calls that the server refuses with a question (needs_confirmation). `ask` sends the call, shows
 * the question, and sends it once more with `confirmed` when the person says yes. It gives undefined
 * when they say no.
 */
export function useAskFirst(title: string, confirmLabel: string) {
  const [asked, setAsked] = useState<Question>();
  async function ask<Answer>(
    send: (confirmed: Confirmed) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    try {
      return await send({});
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'needs_confirmation') throw error;
      const { message: text } = error;
      const isConfirmed = await new Promise<boolean>((answer) => setAsked({ text, answer }));
      setAsked(undefined);
      return isConfirmed ? send({ confirmed: true }) : undefined;
    }
  }
  const question =
    asked === undefined ? null : (
      <ConfirmDialog
        opened
        onClose={() => asked.answer(false)}
        onConfirm={() => asked.answer(true)}
        title={title}
        confirmLabel={confirmLabel}
      >
        {asked.text}
      </ConfirmDialog>
    );
  return { ask, question };
}
