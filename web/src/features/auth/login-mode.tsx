import { authRoutes } from '@driftig/contracts/auth';
import type { SessionUser } from '@driftig/contracts/auth';
import { useEffect } from 'react';

import { call } from '../../api/client.ts';
import { marking } from '../../api/form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import { loginForm } from './forms.ts';
import { ModeFrame } from './mode-frame.tsx';
import { texts } from './texts.ts';

interface LoginModeProps {
  registeredAs: string | undefined;
  onLoggedIn: (user: SessionUser) => void;
  onRegister: () => void;
}

export function LoginMode({ registeredAs, onLoggedIn, onRegister }: LoginModeProps) {
  const form = useZodForm(loginForm, { email: registeredAs ?? '', password: '' });
  const { control, formState, setFocus } = form;
  // autoFocus tells the dialog that opens; when the modes change in an open one it must be done here.
  useEffect(() => setFocus(registeredAs ? 'password' : 'email'), [setFocus, registeredAs]);
  const logIn = marking(form, async (body) => {
    const { user } = await call(authRoutes.logIn, { body });
    onLoggedIn(user);
  });
  return (
    <ModeFrame
      title={texts.login}
      help={texts.loginHelp}
      form={form}
      onSubmit={logIn}
      submitLabel={texts.login}
      registered={registeredAs !== undefined && formState.submitCount === 0}
      other={{ text: texts.noAccount, label: texts.toRegister, onOpen: onRegister }}
    >
      <TextField
        control={control}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        autoFocus={!registeredAs}
      />
      <PasswordField
        control={control}
        name="password"
        label={texts.password}
        autoComplete="current-password"
        required
      />
    </ModeFrame>
  );
}
