import { companyRoutes } from '@driftig/contracts/company/routes';
import type { Plan } from '@driftig/contracts/core/plans';
import * as z from 'zod';

import { call } from '../../../api/client.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { planTexts as texts } from './plan-texts.ts';

const requestForm = z.object({ message: z.string().trim().max(2000, 'Højst 2000 tegn.') });

/** Asks us for a plan that cannot be chosen in the application; the message is sent by mail. */
export function RequestPlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const form = useZodForm(requestForm, { message: '' });
  const send = withFieldErrors(form, async ({ message }) => {
    const answer = await call(companyRoutes.requestPlan, { body: { plan, message } });
    toastSuccess(answer.message);
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.wish}
      help={texts.wishHelp}
      form={form}
      onSubmit={send}
      submitLabel={texts.send}
    >
      <TextareaField
        control={form.control}
        name="message"
        label={texts.wishMessage}
        placeholder={texts.wishPlaceholder}
      />
    </FormDialog>
  );
}
