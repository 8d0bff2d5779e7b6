import { CustomAttributeType, Entity } from 'electrodb';

import { customerIndex, listIndex, tableConfig, perTable, primaryIndex } from '../core/entity.ts';
import { storedNames } from '../core/stored-names.ts';

const service = 'driftig';
type Values = Readonly<Record<string, unknown>>;

/**
 * The audit trail: append-only, in order of time. What people are shown of it is found by the record
 * it is about, by its order and by its customer; the indexes have the keys, and the rest is read by them.
 */
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
        /**
         * The subject, or the enquiry an order was made of, where the action is shown to people; ''
         * keeps it out of the index.
         */
        historyOf: { type: 'string', required: true },
        /** '' for none. */
        orderNumber: { type: 'string', required: true },
        customerId: { type: 'string', required: true, field: storedNames.customerId },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#audit'], [['eventId'], '${eventId}']),
        bySubject: {
          ...listIndex(
            'gsi1',
            [['companyId', 'historyOf'], 'c#${companyId}#history#${historyOf}'],
            [['eventId'], '${eventId}'],
          ),
          condition: ({ historyOf }: { readonly historyOf?: unknown }) => historyOf !== '',
        },
        byOrder: {
          ...listIndex(
            'gsi2',
            [['companyId', 'orderNumber'], 'c#${companyId}#history#order#${orderNumber}'],
            [['eventId'], '${eventId}'],
          ),
          condition: ({ orderNumber }: { readonly orderNumber?: unknown }) => orderNumber !== '',
        },
        byCustomer: customerIndex([['eventId'], 'h#${eventId}']),
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
