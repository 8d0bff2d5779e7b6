import { authRoutes } from '@driftig/contracts/auth/routes';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { mailedToken, openPage } from '../../../api/session/opening.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Wordmark } from '../../../ui/display/wordmark.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import classes from './sign-up.module.css';
import { signUpTexts } from './sign-up-texts.ts';

/** Product L7: how long the success message is shown. */
const SUCCESS_MS = 2000;

const invitationQuery = (token: string) => ({
  queryKey: ['invitation', token],
  queryFn: () => call(authRoutes.readInvitation, { body: { token } }),
  retry: (failures: number, error: Error) => !isUnknown(error) && failures < 2,
});

/** Whether the invitation is used, expired, withdrawn or unknown: all show the same page. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** `/signup`, with the token of the mailed link: an invited person creates an account (product N12, A11). */
export default function SignUpPage() {
  usePageTitle(signUpTexts.title);
  const [token] = useState(() => mailedToken('invitation') ?? '');
  const invitation = useQuery(invitationQuery(token));
  const [savedAs, setSavedAs] = useState<string>();
  useEffect(() => {
    if (savedAs === undefined) return undefined;
    const welcome = () => openPage(paths.home, { kind: 'welcome', email: savedAs });
    const timer = setTimeout(welcome, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [savedAs]);
  if (isUnknown(invitation.error)) return <Navigate to={paths.tokenNotFound} replace />;
  return (
    <main className={classes.page}>
      <Wordmark />
      <div className={classes.card}>
        <h1 className={classes.title}>{signUpTexts.title}</h1>
        {savedAs ? (
          <Alert color="spruce" role="status">
            {signUpTexts.welcome}
          </Alert>
        ) : null}
        {!savedAs && invitation.data ? (
          <SignUpForm token={token} invitation={invitation.data} onSaved={setSavedAs} />
        ) : null}
        {invitation.isPending ? <SkeletonRows height={92} /> : null}
        {invitation.isError ? (
          <ErrorState
            title={signUpTexts.notLoaded}
            text={signUpTexts.tryAgain}
            onRetry={() => void invitation.refetch()}
          />
        ) : null}
      </div>
    </main>
  );
}
