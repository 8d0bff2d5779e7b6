import { authRoutes } from '@driftig/contracts/auth/routes';
import { secondFactorGroups, type SecondFactorGroup } from '@driftig/contracts/company/plan';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { call } from '../../api/client.ts';
import { errorIdOf, messageOf } from '../../api/errors.ts';
import { routeQuery } from '../../api/queries/route-query.ts';
import { useUser } from '../../api/session/session.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import classes from './plan/plan-panel.module.css';
import { planStatus } from './queries.ts';
import { securityTexts as texts } from './security-texts.ts';

const ownSecondFactor = { ...routeQuery(authRoutes.getSecondFactor, {}), staleTime: 0 };

/** Groups that must use two-step login. Only an owner who uses it themselves can require it. */
export default function SecuritySection() {
  const company = useQuery(planStatus);
  const own = useQuery(ownSecondFactor);
  const both = company.data &&
    own.data && { required: company.data.secondFactorOf, hasOwn: own.data.on };
  const query = {
    data: both,
    error: company.error ?? own.error,
    refetch: () => Promise.all([company.refetch(), own.refetch()]),
  };
  return (
    <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={3}>
      {(data) => <Requirement {...data} />}
    </QueryResult>
  );
}

function Requirement({ required, hasOwn }: { required: SecondFactorGroup; hasOwn: boolean }) {
  const isOwner = useUser().role === 'owner';
  const [asking, setAsking] = useState<SecondFactorGroup>();
  const missesOwn = isOwner && !hasOwn;
  return (
    <div className={classes.panel}>
      <Radio.Group
        label={texts.label}
        description={texts.help}
        value={required}
        onChange={(of) => setAsking(secondFactorGroups.find((group) => group === of))}
      >
        <div className={classes.choices}>
          {secondFactorGroups.toReversed().map((group) => (
            <Radio
              key={group}
              value={group}
              label={texts.groups[group].label}
              description={texts.groups[group].help}
              disabled={!isOwner || (missesOwn && group !== required && group !== 'nobody')}
            />
          ))}
        </div>
      </Radio.Group>
      {isOwner ? null : <p className={classes.note}>{texts.ownersOnly}</p>}
      {missesOwn ? (
        <div className={classes.plan}>
          <p className={classes.note}>{texts.ownFirst}</p>
          <Button component={Link} to={paths.profile}>
            {texts.toOwnPage}
          </Button>
        </div>
      ) : null}
      {asking ? <AskDialog of={asking} onClose={() => setAsking(undefined)} /> : null}
    </div>
  );
}

function AskDialog({ of, onClose }: { of: SecondFactorGroup; onClose: () => void }) {
  const { title, text, confirm } = texts.groups[of];
  const change = async () => {
    const { message } = await call(companyRoutes.requireSecondFactor, { body: { of } });
    toastSuccess(message);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.failed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={change}
        title={title}
        confirmLabel={confirm}
      >
        {text}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
