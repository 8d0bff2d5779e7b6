import { authRoutes } from '@driftig/contracts/auth/routes';
import type { InvitedPerson } from '@driftig/contracts/auth/signup';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { signUpTexts as texts } from './sign-up-texts.ts';
import { signUpForm } from './sign-up-values.ts';
import classes from './sign-up.module.css';

interface SignUpFormProps {
  token: string;
  invitation: InvitedPerson;
  onSaved: (email: string) => void;
}

const goHome = () => window.location.assign(paths.home);

/**
 * An error with the server's message, or with the documented one when there is none (product X3).
 */
function toSignUpError(error: unknown): unknown {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return error;
  const message = messageOf(error, texts.failed);
  return new ApiError({ status: 0, code: 'conflict', message }, { cause: error });
}

export function SignUpForm({ token, invitation, onSaved }: SignUpFormProps) {
  const { fullName, email, companyName } = invitation;
  // One phone number is enough; both can be entered in the profile.
  const phone = invitation.phone || invitation.mobile;
  const form = useZodForm(signUpForm, { fullName, phone, password: '', repeat: '' });
  const { control } = form;
  // Read during render: react-hook-form's formState is a proxy that tracks only what is read.
  const { errors, isDirty, isSubmitting, isValid } = form.formState;
  // A failed save sets a root error, which makes the form invalid; it must be possible to retry.
  const canSave = isValid || errors.root !== undefined;
  const [leaving, setLeaving] = useState(false);
  const save = withFieldErrors(form, async (values) => {
    const { repeat: _, ...given } = values;
    const body = { ...given, token, email };
    await call(authRoutes.completeSignUp, { body }).catch((error: unknown) => {
      throw toSignUpError(error);
    });
    onSaved(email);
  });
  return (
    <>
      <Form form={form} onSubmit={save} isClosed={!canSave} help={texts.invitedBy(companyName)}>
        <TextField
          control={control}
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          maxLength={120}
          required
        />
        <TextInput
          label={texts.email}
          value={email}
          readOnly
          autoComplete="username"
          classNames={{ input: classes.fixed ?? '' }}
        />
        <TextField
          control={control}
          name="phone"
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
        <PasswordField
          control={control}
          name="password"
          label={texts.password}
          autoComplete="new-password"
          help={texts.passwordHelp}
          required
        />
        <PasswordField
          control={control}
          name="repeat"
          label={texts.repeat}
          autoComplete="new-password"
          required
        />
        <div className={classes.buttons}>
          <Button onClick={() => (isDirty ? setLeaving(true) : goHome())}>{texts.cancel}</Button>
          <Button type="submit" variant="filled" loading={isSubmitting} disabled={!canSave}>
            {texts.save}
          </Button>
        </div>
      </Form>
      {leaving ? <LeaveDialog onClose={() => setLeaving(false)} /> : null}
    </>
  );
}

function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={goHome}
      title={texts.unsavedTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      danger
    >
      {texts.unsavedText}
    </ConfirmDialog>
  );
}
