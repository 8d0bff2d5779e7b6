import { authRoutes } from '@driftig/contracts/auth/routes';
import { useEffect, useState } from 'react';

import { call } from '../../../api/client.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { resetForm } from './forms.ts';
import { ModeFrame } from './mode-frame.tsx';
import type { ModeContext } from './modes.ts';
import { useFailureTexts } from './place.ts';
import { texts } from './texts.ts';

interface ResetModeProps {
  context: ModeContext;
  onUpdated: () => void;
  onForgot: () => void;
  onLogin: () => void;
}

/** Sets a new password. The token comes from the link, or is pasted from the mail. */
export function ResetMode({ context, onUpdated, onForgot, onLogin }: ResetModeProps) {
  const { token = '', notice } = context;
  const failures = useFailureTexts();
  const [schema] = useState(() => resetForm(failures));
  const form = useZodForm(schema, { token, newPassword: '', repeat: '' });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus(token === '' ? 'token' : 'newPassword'), [setFocus, token]);
  const update = withFieldErrors(form, async ({ token: typed, newPassword }) => {
    await call(authRoutes.updatePassword, { body: { token: typed, newPassword } });
    onUpdated();
  });
  return (
    <ModeFrame
      title={texts.resetTitle}
      help={token === '' ? texts.resetHelp : texts.chooseHelp}
      form={form}
      onSubmit={update}
      submitLabel={texts.savePassword}
      failed={failures.update}
      notice={formState.submitCount === 0 ? notice : undefined}
      other={{ text: texts.noMail, label: texts.newLink, onOpen: onForgot }}
      onBack={onLogin}
    >
      <TextField
        control={control}
        name="token"
        label={texts.token}
        autoComplete="off"
        required
        autoFocus={token === ''}
      />
      <PasswordField
        control={control}
        name="newPassword"
        label={texts.newPassword}
        autoComplete="new-password"
        help={texts.shortPassword}
        required
        autoFocus={token !== ''}
      />
      <PasswordField
        control={control}
        name="repeat"
        label={texts.repeat}
        autoComplete="new-password"
        required
      />
    </ModeFrame>
  );
}
