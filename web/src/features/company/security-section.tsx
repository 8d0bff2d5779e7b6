import { authRoutes } from '@driftig/contracts/auth';
import { companyRoutes } from '@driftig/contracts/company';
import { Button, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { call } from '../../api/client.ts';
import { errorIdOf, messageOf } from '../../api/errors.ts';
import { routeQuery } from '../../api/route-query.ts';
import { useUser } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorTextContext } from '../../ui/error-text.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import classes from './plan-panel.module.css';
import { planStatus } from './queries.ts';
import { securityTexts as texts } from './security-texts.ts';

const ownSecondFactor = { ...routeQuery(authRoutes.getSecondFactor, {}), staleTime: 0 };

/** Whether everybody logs in by two steps; an owner decides, who does so themselves. */
export function SecuritySection() {
  const company = useQuery(planStatus);
  const own = useQuery(ownSecondFactor);
  const error = company.error ?? own.error;
  if (error)
    return (
      <ErrorState
        title={texts.notLoaded}
        text=""
        errorId={errorIdOf(error)}
        onRetry={() => void Promise.all([company.refetch(), own.refetch()])}
      />
    );
  if (!company.data || !own.data) return <SkeletonRows rows={2} />;
  return <Requirement required={company.data.secondFactorRequired} hasOwn={own.data.on} />;
}

function Requirement({ required, hasOwn }: { required: boolean; hasOwn: boolean }) {
  const isOwner = useUser().role === 'owner';
  const [asking, setAsking] = useState(false);
  const missesOwn = isOwner && !required && !hasOwn;
  return (
    <div className={classes.panel}>
      <Switch
        label={texts.switch}
        description={texts.help}
        checked={required}
        disabled={!isOwner || missesOwn}
        onChange={() => setAsking(true)}
      />
      {isOwner ? null : <p className={classes.note}>{texts.ownersOnly}</p>}
      {missesOwn ? (
        <div className={classes.plan}>
          <p className={classes.note}>{texts.ownFirst}</p>
          <Button component={Link} to={paths.profile}>
            {texts.toOwnPage}
          </Button>
        </div>
      ) : null}
      {asking ? <AskDialog required={!required} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function AskDialog({ required, onClose }: { required: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const change = async () => {
    const { message } = await call(companyRoutes.requireSecondFactor, { body: { required } });
    toastSuccess(message);
    await client.invalidateQueries({ queryKey: planStatus.queryKey });
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.failed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={change}
        title={required ? texts.onTitle : texts.offTitle}
        confirmLabel={required ? texts.onConfirm : texts.offConfirm}
      >
        {required ? texts.onText : texts.offText}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
