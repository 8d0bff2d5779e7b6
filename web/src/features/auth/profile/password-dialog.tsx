// Default export: loaded lazily, only when the password is needed.
import { typedPassword } from '@driftig/contracts/auth/password';
import * as z from 'zod';

import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useUser } from '../../../api/session/session.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { profileTexts as texts } from './profile-texts.ts';

interface PasswordDialogProps {
  title: string;
  help: string;
  submitLabel: string;
  /** Action that needs the password; the dialog closes once it has succeeded. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

const passwordForm = z.object({ password: typedPassword });

/** Confirms with the password, so that an unlocked computer is not enough. */
export default function PasswordDialog(props: PasswordDialogProps) {
  const { title, help, submitLabel, onPassword, onClose } = props;
  const { email } = useUser();
  const form = useZodForm(passwordForm, { password: '' });
  const submit = withFieldErrors(form, ({ password }) => onPassword(password));
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.notSaved)}>
      <FormDialog
        opened
        onClose={onClose}
        title={title}
        help={help}
        form={form}
        onSubmit={submit}
        submitLabel={submitLabel}
        size={440}
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          control={form.control}
          name="password"
          label={texts.password}
          autoComplete="current-password"
          required
          autoFocus
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
