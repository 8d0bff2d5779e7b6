import { confirmationRoutes } from '@driftig/contracts/auth/confirmation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { forgetOpening, mailedToken } from '../../../api/session/opening.ts';
import { paths } from '../../../paths.ts';
import { StandalonePage } from '../../../ui/layout/standalone-page.tsx';
import { confirmTexts as texts } from './confirm-texts.ts';

/** A mutation, asked for as a query because it is made once, when the page is opened. */
const confirmation = (token: string) => ({
  queryKey: ['confirmation', token],
  queryFn: async () => {
    const { message } = await call(confirmationRoutes.confirmEmail, { body: { token } });
    forgetOpening();
    return message;
  },
  staleTime: Infinity,
  retry: false,
});

/** `/confirm`, with the token of the mailed link: confirms the e-mail of a company's owner (product A20). */
export default function ConfirmPage() {
  const [token] = useState(() => mailedToken('confirmation') ?? '');
  const { data, error, isPending } = useQuery(confirmation(token));
  const home = { label: texts.home, href: paths.home };
  if (isPending)
    return <StandalonePage title={texts.waiting} text={texts.waitingText} home={home} />;
  if (error instanceof ApiError && error.code === 'token_invalid')
    return <StandalonePage title={texts.linkGone} text={texts.linkGoneText} home={home} />;
  if (error) {
    const text = `${messageOf(error, texts.failed)} ${texts.again}`;
    return <StandalonePage title={texts.notConfirmed} text={text} home={home} />;
  }
  return <StandalonePage title={texts.confirmed} text={data} home={home} />;
}
