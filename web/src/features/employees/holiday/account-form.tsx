import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { nameOf } from '@driftig/domain/employees/name-of';

import { messageOf } from '../../../api/errors.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import classes from './account-dialog.module.css';
import type { Account } from './account-values.ts';
import { Corrections } from './corrections.tsx';
import { DaysField } from './days-field.tsx';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

interface AccountFormProps {
  account: Account;
  row: EmployeeRow;
  onClose: () => void;
}

export function AccountForm({ account, row, onClose }: AccountFormProps) {
  const { form, save, conflict, loadNewest } = useAccountForm(account, row.id);
  const { leaves, close } = useDialogLeaveGuard('holiday-account', onClose);
  const { control } = form;
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.dialogTitle(nameOf(row))}
        form={form}
        onSubmit={save}
        size={720}
      >
        <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
        <FieldRow>
          <DateField
            control={control}
            name="employedFrom"
            label={texts.labels.employedFrom}
            help={texts.employedFromHelp}
            required
          />
          <DateField
            control={control}
            name="employedUntil"
            label={texts.labels.employedUntil}
            help={texts.employedUntilHelp}
          />
        </FieldRow>
        <fieldset className={classes.section}>
          <legend className={classes.legend}>{texts.labels.opening}</legend>
          <p className={classes.help}>{texts.openingHelp}</p>
          <FieldRow>
            <DateField control={control} name="opening.date" label={texts.openingDate} />
            <DaysField
              control={control}
              name="opening.hundredths"
              label={texts.openingDays}
              signed
            />
            <DaysField
              control={control}
              name="opening.previousHundredths"
              label={texts.previousDays}
            />
          </FieldRow>
        </fieldset>
        <fieldset className={classes.section}>
          <legend className={classes.legend}>{texts.labels.corrections}</legend>
          <p className={classes.help}>{texts.correctionsHelp}</p>
          <Corrections control={control} />
        </fieldset>
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
