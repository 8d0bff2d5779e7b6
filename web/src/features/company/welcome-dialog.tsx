import { useForm } from 'react-hook-form';

import { messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/forms/form.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { saveFirstTimeUser } from './queries.ts';
import { texts } from './texts.ts';
import { welcomeResolver } from './welcome-form.ts';

const failure = (error: unknown) => messageOf(error, texts.firstTimeFailed);

/** The first dialog of a new user, which must be filled in (product I6). */
export default function WelcomeDialog() {
  const form = useForm({
    resolver: welcomeResolver,
    defaultValues: { fullName: '', phone: '', mobile: '' },
    mode: 'onTouched',
  });
  const save = withFieldErrors(form, saveFirstTimeUser);
  const { control } = form;
  return (
    <ErrorTextContext value={failure}>
      <FormDialog
        opened
        title={texts.welcome}
        help={texts.welcomeHelp}
        form={form}
        onSubmit={save}
        submitLabel={texts.goOn}
        size={480}
      >
        <TextField
          control={control}
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          required
          autoFocus
        />
        <TextField
          control={control}
          name="phone"
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          required
        />
        <TextField
          control={control}
          name="mobile"
          label={texts.mobile}
          type="tel"
          placeholder={texts.samePhone}
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
