import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { Alert } from '@mantine/core';
import { IconMail, IconMailExclamation } from '@tabler/icons-react';

import { formatInstant } from '../../../ui/time/format-instant.ts';
import { texts } from '../invoice-send/texts.ts';
import classes from './panel.module.css';

/** Recipients of the last mail, and whether it came back; renders nothing before the first mail. */
export function MailNote({ invoice }: { invoice: PrintableInvoice }) {
  const { mailedTo, mailedCc, mailedAt = '', mailProblems = [] } = invoice;
  if (mailedTo === undefined) return null;
  const sent = texts.sentTo(mailedTo, mailedCc, formatInstant(mailedAt));
  if (mailProblems.length === 0)
    return (
      <p className={classes.mail}>
        <IconMail size={18} stroke={1.6} aria-hidden="true" />
        {sent}
      </p>
    );
  const Symbol = IconMailExclamation;
  return (
    <Alert
      color={mailProblems.every(({ problem }) => problem === 'passing') ? 'amber' : 'red'}
      title={sent}
      icon={<Symbol size={18} stroke={1.6} />}
      className={classes.mailProblem ?? ''}
    >
      {mailProblems.map(({ email, problem }) => (
        <p key={email}>{texts.problems[problem](email)}</p>
      ))}
    </Alert>
  );
}
