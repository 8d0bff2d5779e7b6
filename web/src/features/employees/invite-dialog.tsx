// Default export: loaded lazily by the list.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { ApiError, messageOf } from '../../api/errors.ts';
import { marking } from '../../api/form.ts';
import { useIdempotencyKey } from '../../api/idempotency.ts';
import { useUser } from '../../api/session.ts';
import { ErrorTextContext } from '../../ui/error-text.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useLeavesDialog } from '../../ui/use-leaves-dialog.ts';
import { PersonFields } from './person-fields.tsx';
import { inFormWords, inviteResolver, newPerson } from './person-form.ts';
import type { InviteBody, PersonValues } from './person-form.ts';
import { PlanLimitAlert } from './plan-limit.tsx';
import { inviteEmployee } from './queries.ts';
import { roleOptions } from './role-options.ts';
import { roleGiving } from './rules.ts';
import { texts } from './texts.ts';

const isPlanLimit = (error: unknown) => error instanceof ApiError && error.code === 'plan_limit';

/** A full plan has a box of its own, with a way out of it. */
const wording = (error: unknown) =>
  isPlanLimit(error) ? '' : messageOf(error, texts.inviteFailed);

export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const actor = useUser();
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  const [limit, setLimit] = useState<string>();
  const { leaves, close } = useLeavesDialog('new', onClose);
  const form = useForm<PersonValues, unknown, InviteBody>({
    resolver: inviteResolver,
    defaultValues: newPerson,
    mode: 'onTouched',
  });
  const roles = roleOptions((role) => roleGiving({ actor }, role));
  const save = marking(form, async (body) => {
    setLimit(undefined);
    try {
      toastSuccess(await inviteEmployee(client, body, idempotency.keyFor(body)));
    } catch (error) {
      if (isPlanLimit(error)) setLimit(messageOf(error, ''));
      throw inFormWords(error);
    }
  });
  return (
    <ErrorTextContext value={wording}>
      <FormDialog
        opened
        onClose={close}
        title={texts.invite}
        help={texts.inviteHelp}
        form={form}
        onSubmit={save}
        submitLabel={texts.sendInvitation}
      >
        {limit === undefined ? null : <PlanLimitAlert message={limit} />}
        <PersonFields
          control={form.control}
          nameLabel={texts.fullName}
          roles={roles.options}
          roleHelp={roles.help}
        />
      </FormDialog>
      {/* After the form, so that its question stands above it. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
