import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import { expect, test } from 'vitest';

import { handler } from './on-plan-requested.ts';

test.each(['Vi er 40 & vil have SSO.', ''])(
  'the operator gets the request with the sender in Reply-To: %j',
  async (message) => {
    const { owner } = await createCompany({ plan: 'pro' });
    const { email } = owner.user;
    await owner.call(companyRoutes.requestPlan, { body: { plan: 'enterprise', message } });
    const [event] = await eventsOf('planRequested', (payload) => payload.email === email);
    await deliver(handler, event);
    const mails = await mailsTo(process.env['OPERATOR_EMAIL'] ?? '');
    const mail = mails.find(({ replyTo }) => replyTo.includes(email));
    expectCompleteMail(mail);
    expect(mail?.subject).toBe('Enterprise: Prøve ApS');
    expect(mail?.body.text).toContain(message);
  },
);
