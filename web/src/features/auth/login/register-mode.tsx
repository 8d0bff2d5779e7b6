import { authRoutes } from '@driftig/contracts/auth/routes';
import type { Plan } from '@driftig/contracts/core/plans';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';

import { call } from '../../../api/client.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { paths } from '../../../paths.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import classes from './auth-dialog.module.css';
import { registerForm } from './forms.ts';
import { ModeFrame } from './mode-frame.tsx';
import { useFailureTexts } from './place.ts';
import { texts } from './texts.ts';

/** Product L7: after registration the dialog goes to login after 2 seconds. */
const SUCCESS_MS = 2000;

interface RegisterModeProps {
  plan: Plan | undefined;
  onRegistered: (email: string) => void;
  onLogin: () => void;
  onInvited: (email: string) => void;
}

/** Calls `onShown` with the value SUCCESS_MS after it was set. */
function useDelayed(value: string | undefined, onShown: (value: string) => void): void {
  const moveOn = useEffectEvent(onShown);
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(() => moveOn(value), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [value]);
}

export function RegisterMode({ plan, onRegistered, onLogin, onInvited }: RegisterModeProps) {
  const form = useZodForm(registerForm, { companyName: '', email: '', password: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('companyName'), [setFocus]);
  const [registeredEmail, setRegisteredEmail] = useState<string>();
  const register = withFieldErrors(form, async (values) => {
    await call(authRoutes.registerCompany, { body: { ...values, plan } });
    setRegisteredEmail(values.email);
  });
  useDelayed(registeredEmail, onRegistered);
  return (
    <ModeFrame
      title={texts.register}
      help={texts.registerHelp}
      form={form}
      onSubmit={register}
      submitLabel={texts.submitRegister}
      failed={useFailureTexts().register}
      notice={registeredEmail === undefined ? undefined : texts.registered}
      done={registeredEmail !== undefined}
      other={{ text: texts.hasAccount, label: texts.toLogin, onOpen: onLogin }}
    >
      {plan ? <p className={classes.plan}>{texts.chosenPlan[plan]}</p> : null}
      <RegisterFields control={form.control} />
      <AcceptedTerms />
      <p className={classes.hint}>
        {texts.invitedHint}{' '}
        <button
          type="button"
          className={classes.link}
          onClick={() => onInvited(form.getValues('email'))}
        >
          {texts.toInvited}
        </button>
      </p>
    </ModeFrame>
  );
}

/** The agreement begins with the registration. Links open in a new tab: the form is kept. */
function AcceptedTerms() {
  const { before, terms, between, privacy, after } = texts.accept;
  return (
    <p className={classes.hint}>
      {before}
      <a href={paths.terms} target="_blank" rel="noreferrer">
        {terms}
      </a>
      {between}
      <a href={paths.privacy} target="_blank" rel="noreferrer">
        {privacy}
      </a>
      {after}
    </p>
  );
}

type Values = z.input<typeof registerForm>;

function RegisterFields({ control }: { control: Control<Values, unknown, Values> }) {
  return (
    <>
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
    </>
  );
}
