import { accessRules } from '@driftig/contracts/core/access';
import { Alert, Button } from '@mantine/core';

import { useUser } from '../../api/session/session.ts';
import { SETTINGS_PARAM } from '../../paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useSetParam } from '../../ui/url/use-set-param.ts';
import classes from './plan-offer.module.css';
import { texts } from './texts.ts';

/** The page on a plan without chat: what Pro gives. The plans are an owner's to change. */
export function ChatOffer() {
  const user = useUser();
  const openPlans = useSetParam(SETTINGS_PARAM, 'plan');
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <Alert color="amber" title={texts.inPro}>
        <p className={classes.text}>
          {texts.offer} {user.role === 'owner' ? null : texts.onlyOwners}
        </p>
        {accessRules.manager(user) ? <Button onClick={openPlans}>{texts.seePlans}</Button> : null}
      </Alert>
    </Page>
  );
}
