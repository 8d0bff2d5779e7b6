import type { EmployeeRow } from '@driftig/contracts/employees';
import type { EmployeeRecord } from '@driftig/contracts/employees-record';

import { ApiError, messageOf } from '../../api/errors.ts';
import { ConflictAlert } from '../../ui/conflict-alert.tsx';
import { ErrorTextContext } from '../../ui/error-text.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { useLeavesDialog } from '../../ui/use-leaves-dialog.ts';
import { PersonFields } from './person-fields.tsx';
import { roleOptions } from './role-options.ts';
import { roleReason } from './rules.ts';
import type { Standing } from './rules.ts';
import { texts } from './texts.ts';
import { useEdit } from './use-edit.ts';

interface EditDialogProps {
  person: EmployeeRecord;
  row: EmployeeRow;
  standing: Standing;
  onClose: () => void;
}

/** The conflict has a box of its own, with a way out of it. */
function wording(error: unknown): string {
  if (error instanceof ApiError && error.code === 'conflict') return '';
  return messageOf(error, texts.changeFailed);
}

export function EditDialog({ person, row, standing, onClose }: EditDialogProps) {
  const { form, conflict, save, loadNewest } = useEdit(person);
  const { leaves, close } = useLeavesDialog('open', onClose);
  const roles = roleOptions((role) => roleReason(standing, row, role));
  const invited = row.status === 'invited';
  const email = invited ? { help: texts.newEmail } : { help: texts.emailIsLogin, disabled: true };
  return (
    <ErrorTextContext value={wording}>
      <FormDialog opened onClose={close} title={texts.editTitle} form={form} onSubmit={save}>
        <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
        <PersonFields
          control={form.control}
          nameLabel={texts.name}
          roles={roles.options}
          roleHelp={roles.help}
          email={email}
        />
      </FormDialog>
      {/* After the form, so that its question stands above it. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
