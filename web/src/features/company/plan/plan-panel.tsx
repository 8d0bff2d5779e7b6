import type { PlanStatus } from '@driftig/contracts/company/plan';
import { plans, type Plan } from '@driftig/contracts/core/plans';
import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Tag } from '../../../ui/display/status-chip.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import classes from './plan-panel.module.css';
import { PlanUsage } from './plan-usage.tsx';
import { planFacts, planNames, planTexts as texts } from './plan-texts.ts';
import { planStatus } from '../queries.ts';
import { RequestPlanDialog } from './request-plan-dialog.tsx';

/** The company's plan: its name, its usage, and the plans to change to. */
export default function PlanPanel() {
  const query = useQuery(planStatus);
  return (
    <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)}>
      {(status) => (
        <div className={classes.panel}>
          <CurrentPlan status={status} />
          <OtherPlans status={status} />
        </div>
      )}
    </QueryResult>
  );
}

function stateOf({ suspended, trialEnded, trialDaysLeft }: PlanStatus): string | undefined {
  if (suspended) return texts.suspended;
  if (trialEnded) return texts.ended;
  return trialDaysLeft === null ? undefined : texts.trial(trialDaysLeft);
}

function CurrentPlan({ status }: { status: PlanStatus }) {
  const state = stateOf(status);
  const isWarning = status.suspended || status.trialEnded;
  return (
    <section className={classes.present}>
      <p className={classes.caption}>{texts.present}</p>
      <p className={classes.name}>{planNames[status.plan]}</p>
      {state ? (
        <Alert color={isWarning ? 'amber' : 'spruce'} role="status">
          {state}
        </Alert>
      ) : null}
      <PlanUsage label={texts.users} {...status.users} />
      <PlanUsage label={texts.invoices} {...status.invoices} />
    </section>
  );
}

function OtherPlans({ status }: { status: PlanStatus }) {
  const isOwner = useUser().role === 'owner';
  const [changing, setChanging] = useState<Plan>();
  const [requesting, setRequesting] = useState<Plan>();
  return (
    <section>
      <h4 className={classes.heading}>{texts.others}</h4>
      {isOwner ? null : <p className={classes.note}>{texts.ownersOnly}</p>}
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <li key={plan} className={classes.plan}>
            <div>
              <p className={classes.planName}>
                {planNames[plan]} <span className={classes.price}>{planFacts[plan].price}</span>
              </p>
              <p className={classes.note}>{planFacts[plan].content}</p>
            </div>
            <PlanButton
              plan={plan}
              status={status}
              isOwner={isOwner}
              onChange={() => setChanging(plan)}
              onRequest={() => setRequesting(plan)}
            />
          </li>
        ))}
      </ul>
      {changing ? (
        <ChangePlanDialog plan={changing} onClose={() => setChanging(undefined)} />
      ) : null}
      {requesting ? (
        <RequestPlanDialog plan={requesting} onClose={() => setRequesting(undefined)} />
      ) : null}
    </section>
  );
}

interface PlanButtonProps {
  plan: Plan;
  status: PlanStatus;
  isOwner: boolean;
  onChange: () => void;
  onRequest: () => void;
}

/** A plan whose trial is over cannot be chosen here: the button sends a request to us. */
function PlanButton({ plan, status, isOwner, onChange, onRequest }: PlanButtonProps) {
  const chosen = plan === status.plan;
  if (chosen && !status.trialEnded) return <Tag>{texts.chosen}</Tag>;
  if (!isOwner) return null;
  const name = planNames[plan];
  if (chosen) return <Button onClick={onRequest}>{texts.agree(name)}</Button>;
  return <Button onClick={onChange}>{texts.choose(name)}</Button>;
}
