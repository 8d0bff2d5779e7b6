import { companyRoutes } from '@driftig/contracts/company/routes';
import type { Plan } from '@driftig/contracts/core/plans';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { planNames, planTexts as texts } from './plan-texts.ts';

const consequences: Readonly<Record<Plan, string>> = {
  starter: texts.down,
  pro: texts.up,
  enterprise: texts.upAgreed,
};

export function ChangePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const change = async () => {
    const { message } = await call(companyRoutes.changePlan, { body: { plan } });
    toastSuccess(message);
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
