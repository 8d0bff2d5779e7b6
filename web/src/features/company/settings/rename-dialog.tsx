// Default export: loaded lazily, once the settings are open.
import { renameFields } from '@driftig/contracts/auth/company-name';
import { authRoutes } from '@driftig/contracts/auth/routes';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';

import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useUser } from '../../../api/session/session.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { companySettings } from '../queries.ts';
import { fieldTexts, texts } from '../texts.ts';

const renameForm = z.object(renameFields);

interface RenameDialogProps {
  newest: CompanySettings;
  onClose: () => void;
}

/** Changes the company's name under an optimistic lock; the password is asked for again. */
export default function RenameDialog({ newest, onClose }: RenameDialogProps) {
  const { email } = useUser();
  const client = useQueryClient();
  const form = useZodForm(renameForm, { companyName: newest.companyName, password: '' });
  const { control } = form;
  const rename = withFieldErrors(form, async ({ companyName, password }) => {
    try {
      const body = { companyName, password, version: newest.version };
      const { message } = await call(authRoutes.renameCompany, { body });
      toastSuccess(message);
    } catch (error) {
      // The next save is over the version that won; the error says its name.
      if (error instanceof ApiError && error.code === 'conflict')
        await client.invalidateQueries({ queryKey: companySettings.queryKey });
      throw error;
    }
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.renameFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.renameTitle}
        help={texts.renameHelp}
        form={form}
        onSubmit={rename}
        submitLabel={texts.rename}
        size={460}
      >
        <TextField
          control={control}
          name="companyName"
          label={fieldTexts.companyName.label}
          maxLength={120}
          autoComplete="organization"
          required
          autoFocus
        />
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          control={control}
          name="password"
          label={texts.password}
          help={texts.passwordHelp}
          autoComplete="current-password"
          required
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
