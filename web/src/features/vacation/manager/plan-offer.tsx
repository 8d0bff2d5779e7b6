import { Alert, Button } from '@mantine/core';

import { useUser } from '../../../api/session.ts';
import { SETTINGS_PARAM } from '../../../app/paths.ts';
import { useSetParam } from '../../../ui/url/use-set-param.ts';
import classes from './plan-offer.module.css';
import { texts } from './texts.ts';

/** On Starter: what Pro gives; with `keeps`, that what is there from before can be read (product Y20). */
export function PlanOffer({ keeps }: { keeps: boolean }) {
  const openPlans = useSetParam(SETTINGS_PARAM, 'plan');
  const isOwner = useUser().role === 'owner';
  return (
    <Alert color="amber" title={texts.inPro}>
      <p className={classes.text}>
        {texts.inProHelp} {keeps ? texts.inProKept : null}{' '}
        {isOwner ? null : texts.onlyOwnersChangePlan}
      </p>
      <Button onClick={openPlans}>{texts.seePlans}</Button>
    </Alert>
  );
}
