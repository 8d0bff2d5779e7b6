/**
 * PlanOffer { keeps } — on a plan without holiday: what Pro gives. With `keeps`, that what is there
 * from before can be read (product Y20). The plans are an owner's to change.
 */
import { accessRules } from '@driftig/contracts/core/access';
import { Alert, Button } from '@mantine/core';

import { useUser } from '../../../api/session/session.ts';
import { SETTINGS_PARAM } from '../../../paths.ts';
import { useSetParam } from '../../../ui/url/use-set-param.ts';
import { texts } from './offer-texts.ts';
import classes from './plan-offer.module.css';

export function PlanOffer({ keeps }: { keeps: boolean }) {
  const user = useUser();
  const openPlans = useSetParam(SETTINGS_PARAM, 'plan');
  const isManager = accessRules.manager(user);
  return (
    <Alert color="amber" title={texts.inPro}>
      <p className={classes.text}>
        {isManager ? texts.forManagers : texts.forEmployees} {keeps ? texts.kept : null}{' '}
        {user.role === 'owner' ? null : texts.onlyOwners}
      </p>
      {isManager ? <Button onClick={openPlans}>{texts.seePlans}</Button> : null}
    </Alert>
  );
}
