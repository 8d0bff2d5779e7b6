// Default export: loaded lazily, only when the password is needed.
import { typedPassword } from '@driftig/contracts/auth/password';
import * as z from 'zod';

import { messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/form.ts';
import { useUser } from '../../api/session.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { profileTexts, twoStepTexts as texts } from './profile-texts.ts';

type Purpose = 'begin' | 'remove' | 'renew';

interface PasswordDialogProps {
  purpose: Purpose;
  /** What the purpose calls; the dialog closes once it has succeeded. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

const passwordForm = z.object({ password: typedPassword });

const purposeTexts = {
  begin: { title: texts.beginTitle, help: texts.beginHelp, submit: texts.next },
  remove: { title: texts.removeTitle, help: texts.removeHelp, submit: texts.remove },
  renew: { title: texts.renewTitle, help: texts.renewHelp, submit: texts.makeNew },
} as const satisfies Record<Purpose, object>;

/** Confirms with the password, so that an unlocked computer is not enough. */
export default function PasswordDialog(props: PasswordDialogProps) {
  const { purpose, onPassword, onClose } = props;
  const { email } = useUser();
  const form = useZodForm(passwordForm, { password: '' });
  const submit = withFieldErrors(form, ({ password }) => onPassword(password));
  const { title, help, submit: submitLabel } = purposeTexts[purpose];
  return (
    <ErrorTextContext value={(error) => messageOf(error, profileTexts.notSaved)}>
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
