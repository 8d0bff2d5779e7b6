import { CustomAttributeType, Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from './entity.ts';

const service = 'driftig';
type Values = Readonly<Record<string, unknown>>;

/** The audit trail: append-only, in order of time. */
export const auditEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'audit', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        eventId: { type: 'string', required: true },
        at: { type: 'string', required: true },
        by: { type: 'string', required: true },
        action: { type: 'string', required: true },
        subject: { type: 'string', required: true },
        changes: { type: CustomAttributeType<Values>('any') },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#audit'], [['eventId'], '${eventId}']),
      },
    },
    tableConfig(table),
  );
});

/** The outbox: events for consumers, delivered by the table's stream on AWS and polled locally. */
export const outboxEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'outbox', version: '1', service },
      attributes: {
        shard: { type: 'string', required: true },
        eventId: { type: 'string', required: true },
        name: { type: 'string', required: true },
        companyId: { type: 'string', required: true },
        at: { type: 'string', required: true },
        payload: { type: CustomAttributeType<Values>('any'), required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex([['shard'], 'outbox#${shard}'], [['eventId'], '${eventId}']),
      },
    },
    tableConfig(table),
  );
});

/** The answer to an Idempotency-Key, stored for 24 hours. */
export const answerEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'answer', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        userId: { type: 'string', required: true },
        key: { type: 'string', required: true },
        /** Hash of the request: another request with the same key is refused. */
        request: { type: 'string', required: true },
        answer: { type: 'any', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#answer'],
          [['userId', 'key'], '${userId}#${key}'],
        ),
      },
    },
    tableConfig(table),
  );
});
