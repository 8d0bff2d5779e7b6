import { authRoutes } from '@driftig/contracts/auth/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { refreshUser } from '../../../api/session/check-session.ts';
import { call } from '../../../api/client.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import classes from '../profile/profile-page.module.css';
import { secondFactorQuery } from '../profile/profile-queries.ts';
import { profileTexts, twoStepTexts as texts } from '../profile/profile-texts.ts';

const EnrolDialog = lazyWhenIdle(() => import('./two-step-enrol.tsx'));
const CodesDialog = lazyWhenIdle(() => import('./two-step-codes.tsx'));
const PasswordDialog = lazyWhenIdle(() => import('../profile/password-dialog.tsx'));

const purposes = {
  begin: { title: texts.beginTitle, help: texts.beginHelp, submitLabel: texts.next },
  remove: { title: texts.removeTitle, help: texts.removeHelp, submitLabel: texts.remove },
  renew: { title: texts.renewTitle, help: texts.renewHelp, submitLabel: texts.makeNew },
} as const;

type State = AnswerOf<typeof authRoutes.getSecondFactor>;
type Secret = AnswerOf<typeof authRoutes.beginSecondFactor>;

/** The section about two-step login: whether it is on, and the actions for it. */
export function TwoStep() {
  return (
    <Card title={texts.title} subtitle={texts.help}>
      <TwoStepPanel />
    </Card>
  );
}

/** The same without its frame. */
export function TwoStepPanel() {
  const query = useQuery(secondFactorQuery);
  return (
    <QueryResult
      query={query}
      title={profileTexts.notLoaded}
      errorId={errorIdOf(query.error)}
      rows={1}
    >
      {(data) => <TwoStepState state={data} />}
    </QueryResult>
  );
}

function TwoStepState({ state }: { state: State }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { mustEnrol } = useUser();
  const navigate = useNavigate();
  const onCodesClosed = async () => {
    setCodes(undefined);
    // Not earlier: for a user who had to set it up, this opens the rest of the application.
    await refreshUser();
    if (mustEnrol) await navigate(paths.dashboard);
  };
  return (
    <div className={classes.stack}>
      {state.on ? <On state={state} onCodes={setCodes} /> : <Off onCodes={setCodes} />}
      <Suspense>
        {codes ? <CodesDialog codes={codes} onClose={() => void onCodesClosed()} /> : null}
      </Suspense>
    </div>
  );
}

function Off({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { mustEnrol } = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const [begun, setBegun] = useState<{ readonly secret: Secret; readonly password: string }>();
  const begin = async (password: string) =>
    setBegun({
      secret: await call(authRoutes.beginSecondFactor, { body: { password } }),
      password,
    });
  return (
    <>
      <div className={classes.state}>
        {mustEnrol ? null : <StatusChip tone="neutral">{texts.off}</StatusChip>}
        <Button variant={mustEnrol ? 'filled' : 'default'} onClick={() => setIsAsking(true)}>
          {texts.enrol}
        </Button>
      </div>
      <Suspense>
        {isAsking ? (
          <PasswordDialog
            {...purposes.begin}
            onPassword={begin}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
        {begun ? (
          <EnrolDialog {...begun} onCodes={onCodes} onClose={() => setBegun(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

interface OnProps {
  state: State;
  onCodes: (codes: readonly string[]) => void;
}

function On({ state, onCodes }: OnProps) {
  const [asking, setAsking] = useState<'remove' | 'renew'>();
  const actions = {
    renew: async (password: string) =>
      onCodes((await call(authRoutes.renewRecoveryCodes, { body: { password } })).recoveryCodes),
    remove: async (password: string) =>
      toastSuccess((await call(authRoutes.removeSecondFactor, { body: { password } })).message),
  };
  return (
    <>
      <div className={classes.state}>
        <StatusChip tone="done">{texts.on}</StatusChip>
        <span>{texts.codesLeft(state.recoveryCodesLeft)}</span>
      </div>
      {state.requiredByCompany ? <p className={classes.note}>{texts.required}</p> : null}
      <div className={classes.state}>
        <Button onClick={() => setAsking('renew')}>{texts.renew}</Button>
        {state.requiredByCompany ? null : (
          <Button color="red" onClick={() => setAsking('remove')}>
            {texts.remove}
          </Button>
        )}
      </div>
      <Suspense>
        {asking ? (
          <PasswordDialog
            {...purposes[asking]}
            onPassword={actions[asking]}
            onClose={() => setAsking(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
