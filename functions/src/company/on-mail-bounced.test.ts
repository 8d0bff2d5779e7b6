import { auditEntity } from '@driftig/data/log/log.entities';
import { createCompany } from '@driftig/tests/support/company/company';
import { receive } from '@driftig/tests/support/stack/mails';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { handler } from './on-mail-bounced.ts';

const at = '2026-11-22T09:30:00.000Z';
const bounce = (bounceType: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bounceSubType: 'General', timestamp: at },
});

/** An SES event as in the queue, with some fields that are not read. */
function mailEvent(detail: object, tags: Readonly<Record<string, readonly string[]>>) {
  const mail = { messageId: 'm-1', destination: ['freja@proeve.dk'], tags };
  return { source: 'aws.ses', 'detail-type': 'Email Bounced', detail: { ...detail, mail } };
}

async function notedIn(companyId: string) {
  const { data } = await auditEntity(services().table).query.main({ companyId }).go();
  return data.filter(({ by }) => by === 'mail');
}

test.each([
  ['permanent', bounce('Permanent')],
  ['passing', bounce('Transient')],
  ['complaint', { eventType: 'Complaint', complaint: { timestamp: at } }],
])('a mail that came back is noted at what it was about: %s', async (kind, detail) => {
  const { companyId, employee } = await createCompany();
  const { userId } = employee.user;
  const tags = { company: [companyId], kind: ['user'], id: [userId] };
  await receive(handler, mailEvent(detail, tags), 'company');
  expect(await notedIn(companyId)).toEqual([
    expect.objectContaining({
      action: 'company.mailBounced',
      subject: `user ${userId}`,
      changes: { kind, messageId: 'm-1' },
      at,
    }),
  ]);
});

test('an event about no record or of another kind is accepted and changes nothing', async () => {
  const { companyId } = await createCompany();
  await receive(
    handler,
    mailEvent(bounce('Permanent'), { 'ses:source-ip': ['192.0.2.7'] }),
    'company',
  );
  await receive(handler, mailEvent({ eventType: 'Delivery' }, { company: [companyId] }), 'company');
  await receive(handler, { detail: { eventName: 'INSERT', dynamodb: {} } }, 'company');
  expect(await notedIn(companyId)).toEqual([]);
});
