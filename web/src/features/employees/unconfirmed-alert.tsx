import { Alert } from '@mantine/core';

import { useUser } from '../../api/session/session.ts';
import classes from './plan-limit.module.css';
import { SendConfirmationAgain } from './send-confirmation-again.tsx';
import { texts } from './texts.ts';

/**
 * Says before the form is filled in that the company has to confirm its e-mail first. Sending is not
 * closed: the link may have been used in another window meanwhile, and the server knows.
 */
export function UnconfirmedAlert() {
  const { company, role, email } = useUser();
  if (!company.emailUnconfirmed) return null;
  const isOwner = role === 'owner';
  return (
    <Alert color="amber" title={texts.confirmFirst}>
      <p className={classes.text}>{isOwner ? texts.linkSent(email) : texts.ownerConfirms}</p>
      {isOwner ? <SendConfirmationAgain /> : null}
    </Alert>
  );
}
