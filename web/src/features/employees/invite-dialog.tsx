// Default export: loaded lazily by the list.
import { invitedPerson } from '@driftig/contracts/employees/invitations';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/forms/form.ts';
import { useIdempotencyKey } from '../../api/forms/idempotency.ts';
import { useUser } from '../../api/session/session.ts';
import { paths } from '../../paths.ts';
import { RecordFields } from '../../shared/record-screens/form/record-fields.tsx';
import { ReferenceField } from '../../shared/record-screens/form/reference-field.tsx';
import { useRecordForm } from '../../shared/record-screens/form/use-record-form.ts';
import { UnconfirmedAlert } from '../../shared/unconfirmed/unconfirmed-alert.tsx';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../ui/unsaved-changes/leave-guard.tsx';
import { toastLink } from '../../ui/feedback/toast-link.tsx';
import { useDialogLeaveGuard } from '../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { PlanLimitAlert } from './plan-limit.tsx';
import { inviteEmployee } from './queries.ts';
import { roleInput } from './role-options.ts';
import { roleGrantReason } from './change-reasons.ts';
import { texts } from './texts.ts';

const isPlanLimit = (error: unknown) => error instanceof ApiError && error.code === 'plan_limit';

/** A plan limit is shown by PlanLimitAlert, so it has no text here. */
const errorTextOf = (error: unknown) =>
  isPlanLimit(error) ? '' : messageOf(error, texts.inviteFailed);

interface InviteDialogProps {
  onClose: () => void;
  /** Closes the dialog as well. */
  onInvited: () => void;
}

export default function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const actor = useUser();
  const idempotency = useIdempotencyKey();
  const navigate = useNavigate();
  const [limit, setLimit] = useState<string>();
  const invited = useRef(false);
  const { leaves, close } = useDialogLeaveGuard('new', () =>
    invited.current ? onInvited() : onClose(),
  );
  const form = useRecordForm(invitedPerson, { preset: { role: 'employee' } });
  const save = withFieldErrors(form, async (fields) => {
    setLimit(undefined);
    try {
      const { id, message } = await inviteEmployee(fields, idempotency.keyFor(fields));
      toastLink(message, texts.openInvited, () => void navigate(paths.employee(id)));
      invited.current = true;
    } catch (error) {
      if (isPlanLimit(error)) setLimit(messageOf(error, ''));
      throw error;
    }
  });
  return (
    <ErrorTextContext value={errorTextOf}>
      <FormDialog
        opened
        onClose={close}
        title={texts.invite}
        help={texts.inviteHelp}
        form={form}
        onSubmit={save}
        submitLabel={texts.sendInvitation}
      >
        <UnconfirmedAlert purpose="invite" />
        {limit === undefined ? null : <PlanLimitAlert message={limit} />}
        <RecordFields
          referenceInput={ReferenceField}
          type={invitedPerson}
          control={form.control}
          own={{
            departmentId: { placeholder: texts.noDepartment },
            role: {
              help: texts.roleHelp,
              ...roleInput((role) => roleGrantReason({ actor }, role)),
            },
          }}
        />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
