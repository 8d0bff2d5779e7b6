import { accessRules } from '@driftig/contracts/core/access';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { useUser } from '../../api/session/session.ts';
import { loadable } from '../../ui/loading/loadable.tsx';
import { firstTimeCompany, firstTimeUser } from './queries.ts';

const WelcomeDialog = loadable(() => import('./welcome-dialog.tsx'));
const FirstSettings = loadable(() => import('./settings/first-settings.tsx'));

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
