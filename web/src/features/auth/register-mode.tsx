import { authRoutes } from '@driftig/contracts/auth';
import type { Plan } from '@driftig/contracts/plans';
import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';

import { call } from '../../api/client.ts';
import { marking } from '../../api/form.ts';
import { Form } from '../../ui/fields/form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import classes from './auth-dialog.module.css';
import { registerForm } from './forms.ts';
import { ModeFrame } from './mode-frame.tsx';
import { texts } from './texts.ts';

/** Part 1 §9: registration success moves on after 2 seconds. */
const SHOWN_MS = 2000;

interface RegisterModeProps {
  plan: Plan | undefined;
  onRegistered: (email: string) => void;
  onLogin: () => void;
}

export function RegisterMode({ plan, onRegistered, onLogin }: RegisterModeProps) {
  const form = useZodForm(registerForm, { companyName: '', email: '', password: '' });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('companyName'), [setFocus]);
  const [doneAs, setDoneAs] = useState<string>();
  const register = marking(form, async (values) => {
    await call(authRoutes.registerCompany, { body: { ...values, plan } });
    setDoneAs(values.email);
  });
  useEffect(() => {
    if (doneAs === undefined) return undefined;
    const timer = setTimeout(() => onRegistered(doneAs), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [doneAs, onRegistered]);
  return (
    <ModeFrame
      title={texts.register}
      otherText={texts.hasAccount}
      otherLabel={texts.toLogin}
      onOther={onLogin}
    >
      <Form form={form} onSubmit={register} help={texts.registerHelp}>
        {plan ? <p className={classes.plan}>{texts.chosenPlan[plan]}</p> : null}
        {doneAs ? (
          <Alert color="spruce" role="status">
            {texts.registered}
          </Alert>
        ) : null}
        <TextField
          control={control}
          name="companyName"
          label={texts.companyName}
          autoComplete="organization"
          maxLength={120}
          required
          autoFocus
        />
        <TextField
          control={control}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          control={control}
          name="password"
          label={texts.password}
          autoComplete="new-password"
          help={texts.shortPassword}
          required
        />
        <Button
          type="submit"
          variant="filled"
          size="xl"
          className={classes.submit ?? ''}
          loading={formState.isSubmitting}
          disabled={doneAs !== undefined}
        >
          {texts.submitRegister}
        </Button>
      </Form>
    </ModeFrame>
  );
}
