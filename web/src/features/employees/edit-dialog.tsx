import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { editedPerson } from '@driftig/contracts/employees/employee-record';
import type { EmployeeRecord } from '@driftig/contracts/employees/employee-record';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/forms/form.ts';
import { RecordFields } from '../../shared/record-screens/form/record-fields.tsx';
import { ReferenceField } from '../../shared/record-screens/form/reference-field.tsx';
import { useRecordForm } from '../../shared/record-screens/form/use-record-form.ts';
import { useUpdate } from '../../shared/record-screens/form/use-update.ts';
import { ConflictAlert } from '../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../ui/unsaved-changes/leave-guard.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { useDialogLeaveGuard } from '../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { fetchNewest, updateEmployee } from './queries.ts';
import { roleInput } from './role-options.ts';
import { roleChangeReason } from './change-reasons.ts';
import type { EditContext } from './change-reasons.ts';
import { texts } from './texts.ts';

interface EditDialogProps {
  person: EmployeeRecord;
  row: EmployeeRow;
  editContext: EditContext;
  onClose: () => void;
}

/** A conflict is shown by ConflictAlert, so it has no text here. */
function errorTextOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'conflict') return '';
  return messageOf(error, texts.changeFailed);
}

export function EditDialog({ person, row, editContext, onClose }: EditDialogProps) {
  const client = useQueryClient();
  const form = useRecordForm(editedPerson, { record: person });
  const update = useUpdate(editedPerson, person, form, {
    save: (read, fields) => updateEmployee(client, read, fields),
    newest: (id) => fetchNewest(client, id),
  });
  const save = withFieldErrors(form, async (fields) => {
    await update.save(fields);
    toastSuccess(texts.changed);
  });
  const { leaves, close } = useDialogLeaveGuard('open', onClose);
  const invited = row.status === 'invited';
  return (
    <ErrorTextContext value={errorTextOf}>
      <FormDialog opened onClose={close} title={texts.editTitle} form={form} onSubmit={save}>
        <ConflictAlert
          conflict={update.conflict}
          text={texts.conflict}
          onLoad={update.loadNewest}
        />
        <RecordFields
          referenceInput={ReferenceField}
          type={editedPerson}
          control={form.control}
          own={{
            email: invited
              ? { help: texts.newEmail }
              : { help: texts.emailIsLogin, disabled: true },
            departmentId: { placeholder: texts.noDepartment },
            role: roleInput((role) => roleChangeReason(editContext, row, role)),
          }}
        />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
