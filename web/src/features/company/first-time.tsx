import { accessRules } from '@driftig/contracts/core/access';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useUser } from '../../api/session.ts';
import { firstTimeCompany, firstTimeUser } from './queries.ts';

const WelcomeDialog = lazy(() => import('./welcome-dialog.tsx'));
const FirstSettings = lazy(() => import('./first-settings.tsx'));

/** Product A6: first the welcome form, then the company's settings. Neither can be closed. */
export default function FirstTime() {
  const user = useUser();
  const person = useQuery(firstTimeUser);
  const isPersonDone = person.data?.firstTime === false;
  const company = useQuery({
    ...firstTimeCompany,
    enabled: isPersonDone && accessRules.manager(user),
  });
  return (
    <Suspense>
      {person.data?.firstTime ? <WelcomeDialog /> : null}
      {isPersonDone && company.data?.firstTimeSetup ? <FirstSettings /> : null}
    </Suspense>
  );
}
