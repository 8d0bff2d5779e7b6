import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { call } from '../../api/client.ts';
import { errorIdOf, messageOf } from '../../api/errors.ts';
import { routeQuery } from '../../api/route-query.ts';
import { useUser } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import classes from './plan-panel.module.css';
import { planStatus } from './queries.ts';
import { securityTexts as texts } from './security-texts.ts';

const ownSecondFactor = { ...routeQuery(authRoutes.getSecondFactor, {}), staleTime: 0 };

/** Requires two-step login of everybody. Only an owner who uses it themselves can turn it on. */
export default function SecuritySection() {
  const company = useQuery(planStatus);
  const own = useQuery(ownSecondFactor);
  const both = company.data &&
    own.data && { required: company.data.secondFactorRequired, hasOwn: own.data.on };
  const query = {
    data: both,
    error: company.error ?? own.error,
    refetch: () => Promise.all([company.refetch(), own.refetch()]),
  };
  return (
    <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={2}>
      {(data) => <Requirement {...data} />}
    </QueryResult>
  );
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
  const change = async () => {
    const { message } = await call(companyRoutes.requireSecondFactor, { body: { required } });
    toastSuccess(message);
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
