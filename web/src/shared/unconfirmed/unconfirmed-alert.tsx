import { Alert } from '@mantine/core';

import { useUser } from '../../api/session/session.ts';
import { SendConfirmationAgain } from './send-confirmation-again.tsx';
import classes from './unconfirmed-alert.module.css';

const purposes = {
  invite: {
    title: 'Bekræft jeres e-mail, før I inviterer',
    after: 'Når det er brugt, kan I invitere.',
  },
  send: {
    title: 'Bekræft jeres e-mail, før I sender',
    after: 'Når det er brugt, kan fakturaen sendes herfra.',
  },
  answer: {
    title: 'Bekræft jeres e-mail, før I svarer',
    after: 'Når det er brugt, kan svaret sendes herfra.',
  },
} as const;

/**
 * Says before the form is filled in that the company has to confirm its e-mail first. The button is not
 * closed: the link may have been used in another window meanwhile, and the server knows.
 */
export function UnconfirmedAlert({ purpose }: { purpose: keyof typeof purposes }) {
  const { company, role, email } = useUser();
  if (!company.emailUnconfirmed) return null;
  const isOwner = role === 'owner';
  const { title, after } = purposes[purpose];
  const sent = isOwner
    ? `Vi har sendt et link til ${email}.`
    : 'Ejeren har fået en mail med et link.';
  return (
    <Alert color="amber" title={title}>
      <p className={classes.text}>
        {sent} {after}
      </p>
      {isOwner ? <SendConfirmationAgain /> : null}
    </Alert>
  );
}
