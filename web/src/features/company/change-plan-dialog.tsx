import { companyRoutes } from '@driftig/contracts/company/routes';
import type { Plan } from '@driftig/contracts/core/plans';
import { useQueryClient } from '@tanstack/react-query';

import { call } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { planNames, planTexts as texts } from './plan-texts.ts';
import { renew } from './queries.ts';

const consequences: Readonly<Record<Plan, string>> = {
  starter: texts.down,
  pro: texts.up,
  enterprise: texts.upAgreed,
};

export function ChangePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const client = useQueryClient();
  const change = async () => {
    const { message } = await call(companyRoutes.changePlan, { body: { plan } });
    toastSuccess(message);
    await renew(client);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.changeFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={change}
        title={texts.changeTitle(planNames[plan])}
        confirmLabel={texts.choose(planNames[plan])}
      >
        {consequences[plan]}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
