import { authRoutes } from '@driftig/contracts/auth/routes';
import { newPassword, typedPassword } from '@driftig/contracts/auth/password';
import { Button } from '@mantine/core';
import * as z from 'zod';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useUser } from '../../../api/session/session.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import classes from './profile-page.module.css';
import { profileTexts as texts } from './profile-texts.ts';

const passwordForm = z
  .object({ currentPassword: typedPassword, newPassword, repeat: z.string() })
  .refine((form) => form.newPassword === form.repeat, { error: texts.notAlike, path: ['repeat'] });

const emptyValues = { currentPassword: '', newPassword: '', repeat: '' };

export function ProfilePassword() {
  const { email } = useUser();
  const form = useZodForm(passwordForm, emptyValues);
  const { control, formState } = form;
  const change = withFieldErrors(form, async ({ currentPassword, newPassword: chosen }) => {
    const body = { currentPassword, newPassword: chosen };
    const { message } = await call(authRoutes.changePassword, { body });
    form.reset(emptyValues);
    toastSuccess(message);
  });
  return (
    <Card title={texts.password} subtitle={texts.passwordHelp}>
      <ErrorTextContext value={(error) => messageOf(error, texts.notSaved)}>
        <Form form={form} onSubmit={change}>
          {/* Tells the password manager which account the password belongs to. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            control={control}
            name="currentPassword"
            label={texts.currentPassword}
            autoComplete="current-password"
            required
          />
          <FieldRow>
            <PasswordField
              control={control}
              name="newPassword"
              label={texts.newPassword}
              autoComplete="new-password"
              help={texts.newPasswordHelp}
              required
            />
            <PasswordField
              control={control}
              name="repeat"
              label={texts.repeat}
              autoComplete="new-password"
              required
            />
          </FieldRow>
          <div className={classes.foot}>
            <Button type="submit" loading={formState.isSubmitting}>
              {texts.changePassword}
            </Button>
          </div>
        </Form>
      </ErrorTextContext>
    </Card>
  );
}
