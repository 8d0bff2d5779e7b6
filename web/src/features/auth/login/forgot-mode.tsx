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

interface ForgotModeProps {
  email: string | undefined;
  onSent: (email: string) => void;
  onReset: () => void;
  onLogin: () => void;
}

export function ForgotMode({ email, onSent, onReset, onLogin }: ForgotModeProps) {
  const form = useZodForm(forgotForm, { email: email ?? '' });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const send = withFieldErrors(form, async (body) => {
    await call(authRoutes.requestPasswordReset, { body });
    onSent(body.email);
  });
  return (
    <ModeFrame
      title={texts.forgotTitle}
      help={texts.forgotHelp}
      form={form}
      onSubmit={send}
      submitLabel={texts.sendLink}
      failed={useFailureTexts().mail}
      other={{ text: texts.haveToken, label: texts.toReset, onOpen: onReset }}
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
