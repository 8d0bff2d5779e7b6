import type { SessionUser } from '@driftig/contracts/auth/session';
import { useEffect } from 'react';

import { withFieldErrors } from '../../../api/forms/form.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import classes from './auth-dialog.module.css';
import { CodeField } from './code-field.tsx';
import { loginForm } from './forms.ts';
import { ModeFrame } from './mode-frame.tsx';
import type { ModeContext } from './modes.ts';
import { useFailureTexts } from './place.ts';
import { texts } from './texts.ts';
import { useLogIn } from './use-log-in.ts';

interface LoginModeProps {
  context: ModeContext;
  onLoggedIn: (user: SessionUser) => void;
  onRegister: () => void;
  onForgot: (email: string) => void;
}

export function LoginMode({ context, onLoggedIn, onRegister, onForgot }: LoginModeProps) {
  const { email = '', notice, welcome = false } = context;
  const form = useZodForm(loginForm, { email, password: '', code: '' });
  const { control, formState, getValues, setFocus } = form;
  // autoFocus works only when the dialog opens, not when the mode changes.
  useEffect(() => setFocus(email === '' ? 'email' : 'password'), [setFocus, email]);
  const { asksCode, logIn } = useLogIn(onLoggedIn, setFocus);
  return (
    <ModeFrame
      title={welcome ? texts.welcomeTitle : texts.login}
      help={welcome ? texts.welcomeHelp : texts.loginHelp}
      form={form}
      onSubmit={withFieldErrors(form, logIn)}
      submitLabel={texts.login}
      failed={useFailureTexts().login}
      notice={formState.submitCount === 0 ? notice : undefined}
      other={{ text: texts.noAccount, label: texts.toRegister, onOpen: onRegister }}
    >
      <TextField
        control={control}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        autoFocus={email === ''}
      />
      <PasswordField
        control={control}
        name="password"
        label={texts.password}
        autoComplete="current-password"
        required
        autoFocus={email !== ''}
      />
      {asksCode ? <CodeField control={control} name="code" /> : null}
      <p className={classes.aside}>
        <button type="button" className={classes.link} onClick={() => onForgot(getValues('email'))}>
          {texts.forgot}
        </button>
      </p>
    </ModeFrame>
  );
}
