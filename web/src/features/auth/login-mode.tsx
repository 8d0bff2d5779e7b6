import { authRoutes } from '@driftig/contracts/auth';
import type { SessionUser } from '@driftig/contracts/auth';
import { Alert, Button } from '@mantine/core';

import { useEffect } from 'react';

import { call } from '../../api/client.ts';
import { marking } from '../../api/form.ts';
import { Form } from '../../ui/fields/form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import classes from './auth-dialog.module.css';
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
      otherText={texts.noAccount}
      otherLabel={texts.toRegister}
      onOther={onRegister}
    >
      <Form form={form} onSubmit={logIn} help={texts.loginHelp}>
        {registeredAs && formState.submitCount === 0 ? (
          <Alert color="spruce" role="status">
            {texts.registered}
          </Alert>
        ) : null}
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
        <Button
          type="submit"
          variant="filled"
          size="xl"
          className={classes.submit ?? ''}
          loading={formState.isSubmitting}
        >
          {texts.login}
        </Button>
      </Form>
    </ModeFrame>
  );
}
