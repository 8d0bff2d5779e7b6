import type { Plan } from '@driftig/contracts/core/plans';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { useUser } from '../../../api/session/session.ts';
import classes from './sidebar.module.css';

/** Enterprise starts as a trial of Pro (product A7), as the registration dialog says. */
const planNames: Record<Plan, string> = {
  starter: 'Starter',
  pro: 'Pro',
  enterprise: 'Enterprise (Pro i prøveperioden)',
};

export function CompanyBox() {
  const { company } = useUser();
  return (
    <div className={classes.company}>
      <Avatar name={company.name} square />
      <div className={classes.companyText}>
        <p className={classes.companyName} title={company.name}>
          {company.name}
        </p>
        <p className={classes.plan}>{planNames[company.plan]}</p>
      </div>
    </div>
  );
}
