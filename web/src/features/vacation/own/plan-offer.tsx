import { planFeatures } from '@driftig/contracts/core/plans';
import { Alert, Button } from '@mantine/core';

import { useUser } from '../../../api/session.ts';
import { SETTINGS_PARAM } from '../../../app/paths.ts';
import { useSetParam } from '../../../ui/url/use-set-param.ts';
import { texts } from './texts.ts';

/** Whether the company's plan has holiday and absence. */
export function useHasVacation(): boolean {
  return planFeatures[useUser().company.openPlan].includes('vacation');
}

/** What Pro gives, on a plan without it; the plans are an owner's to change. */
export function PlanOffer({ isEmpty }: { isEmpty: boolean }) {
  const { role } = useUser();
  const openPlans = useSetParam(SETTINGS_PARAM, 'plan');
  return (
    <Alert color="amber" title={texts.inPro}>
      <p>
        {texts.inProHelp} {isEmpty ? null : texts.readOnly}{' '}
        {role === 'owner' ? null : texts.askOwner}
      </p>
      {role === 'employee' ? null : <Button onClick={openPlans}>{texts.seePlans}</Button>}
    </Alert>
  );
}
