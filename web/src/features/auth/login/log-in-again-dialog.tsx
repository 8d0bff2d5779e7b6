import type { SessionUser } from '@driftig/contracts/auth/session';
import { Button } from '@mantine/core';

import { withFieldErrors } from '../../../api/forms/form.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { authErrorText, passwordForm } from './forms.ts';
import { failureTexts, texts } from './texts.ts';
import { useLogIn } from './use-log-in.ts';

interface LogInAgainDialogProps {
  user: SessionUser;
  onLoggedIn: (user: SessionUser) => void;
  onGiveUp: () => void;
}

/** Asks for the password over the current screen, which keeps its state. */
export default function LogInAgainDialog({ user, onLoggedIn, onGiveUp }: LogInAgainDialogProps) {
  const form = useZodForm(passwordForm, { password: '', code: '' });
  const { asksCode, logIn } = useLogIn(onLoggedIn, form.setFocus);
  const submit = withFieldErrors(form, ({ password, code }) =>
    logIn({ email: user.email, password, code }),
  );
  return (
    <ErrorTextContext value={(error) => authErrorText(error, failureTexts.app.login)}>
      <FormDialog
        opened
        title={texts.again}
        help={texts.againHelp(user.email)}
        form={form}
        onSubmit={submit}
        submitLabel={texts.login}
        size={440}
        aside={<Button onClick={onGiveUp}>{texts.giveUp}</Button>}
        overLock
      >
        {/* Tells the password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          control={form.control}
          name="password"
          label={texts.password}
          autoComplete="current-password"
          required
          autoFocus
        />
        {asksCode ? <CodeField control={form.control} name="code" /> : null}
      </FormDialog>
    </ErrorTextContext>
  );
}
