// Default export: loaded lazily by WorkingTimeCard.
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { nameOf } from '@driftig/domain/employees/name-of';

import { messageOf } from '../../../api/errors.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { NormFields } from './norm-fields.tsx';
import type { Terms } from './queries.ts';
import { texts } from './texts.ts';
import { useTermsForm } from './use-terms-form.ts';
import classes from './working-time.module.css';

interface TermsDialogProps {
  terms: Terms;
  row: EmployeeRow;
  onClose: () => void;
}

/** A person's own norms, whether they organise their own work, and are below 18 (product T3, F28, T54). */
export default function TermsDialog({ terms, row, onClose }: TermsDialogProps) {
  const { form, save, conflict, loadNewest } = useTermsForm(terms, row.id);
  const { leaves, close } = useDialogLeaveGuard('working-time', onClose);
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.dialogTitle(nameOf(row))}
        form={form}
        onSubmit={save}
        size={640}
      >
        <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
        <fieldset className={classes.section}>
          <legend className={classes.legend}>{texts.norms}</legend>
          <p className={classes.help}>{texts.normsHelp}</p>
          <NormFields form={form} />
        </fieldset>
        <fieldset className={classes.section}>
          <legend className={classes.legend}>{texts.selfOrganiserTitle}</legend>
          <p className={classes.help}>{texts.selfOrganiserHelp}</p>
          <DateField
            control={form.control}
            name="selfOrganiserFrom"
            label={texts.selfOrganiserLabel}
          />
        </fieldset>
        <fieldset className={classes.section}>
          <legend className={classes.legend}>{texts.youngTitle}</legend>
          <p className={classes.help}>{texts.youngHelp}</p>
          <DateField control={form.control} name="eighteenOn" label={texts.youngLabel} />
        </fieldset>
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
