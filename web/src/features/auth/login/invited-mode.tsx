import { authRoutes } from '@driftig/contracts/auth/routes';
import { useEffect } from 'react';

import { call } from '../../../api/client.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { forgotForm } from './forms.ts';
import { ModeFrame } from './mode-frame.tsx';
import { useFailureTexts } from './place.ts';
import { texts } from './texts.ts';

interface InvitedModeProps {
  email: string | undefined;
  onAsked: (email: string) => void;
  onRegister: () => void;
  onLogin: () => void;
}

/**
 * Sends an invitation's link again. The answer is the same for every e-mail; a company is joined by
 * its link alone (product A1).
 */
export function InvitedMode({ email, onAsked, onRegister, onLogin }: InvitedModeProps) {
  const form = useZodForm(forgotForm, { email: email ?? '' });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const ask = withFieldErrors(form, async (body) => {
    await call(authRoutes.registerCompany, { body });
    onAsked(body.email);
  });
  return (
    <ModeFrame
      title={texts.invitedTitle}
      help={texts.invitedHelp}
      form={form}
      onSubmit={ask}
      submitLabel={texts.sendLink}
      failed={useFailureTexts().mail}
      other={{ text: texts.noAccount, label: texts.toRegister, onOpen: onRegister }}
      onBack={onLogin}
    >
      <TextField
        control={form.control}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        autoFocus
      />
    </ModeFrame>
  );
}
