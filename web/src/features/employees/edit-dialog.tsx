import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { editedPerson } from '@driftig/contracts/employees/employee-record';
import type { EmployeeRecord } from '@driftig/contracts/employees/employee-record';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/errors.ts';
import { RecordFields } from '../../shared/record-screens/form/record-fields.tsx';
import { ReferenceField } from '../../shared/record-screens/form/reference-field.tsx';
import { useRecordForm } from '../../shared/record-screens/form/use-record-form.ts';
import { changedFields } from '../../shared/record-screens/form/changed-fields.ts';
import { formValues } from '../../shared/record-screens/form/record-form.ts';
import type { FieldValues } from '../../shared/record-screens/form/record-form.ts';
import { useVersionedForm } from '../../shared/versioned-form/use-versioned-form.ts';
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

export function EditDialog({ person, row, editContext, onClose }: EditDialogProps) {
  const client = useQueryClient();
  const form = useRecordForm(editedPerson, { record: person });
  const { save, conflict, loadNewest } = useVersionedForm({
    form,
    opened: person,
    valuesOf: (read) => formValues(editedPerson, read),
    save: async (fields: FieldValues, read) => {
      await updateEmployee(client, read, fields);
      toastSuccess(texts.changed);
    },
    fetchNewest: ({ id }) => fetchNewest(client, id),
    changed: (before, now) => changedFields(editedPerson, before, now),
    namesChangesAtOnce: true,
  });
  const { leaves, close } = useDialogLeaveGuard('open', onClose);
  const invited = row.status === 'invited';
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.changeFailed)}>
      <FormDialog opened onClose={close} title={texts.editTitle} form={form} onSubmit={save}>
        <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
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
