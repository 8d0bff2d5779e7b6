import type { Choices } from '@driftig/domain/notifications/choices';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import type { PushDevices } from '@driftig/domain/notifications/push-devices';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const service = 'driftig';

/** A person's notification; its id is the event's, so that a repeated event adds none. */
export const notificationEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'notification', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        userId: { type: 'string', required: true },
        id: { type: 'string', required: true },
        /** ISO UTC. */
        at: { type: 'string', required: true },
        by: { type: 'string', required: true },
        occasion: { type: CustomAttributeType<Occasion>('any'), required: true },
        /** When it was mailed, ISO UTC; left out where it was not. */
        mailedAt: { type: 'string' },
        /** The sessions whose browsers it was pushed to. */
        pushedTo: { type: 'set', items: 'string' },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'userId'], 'c#${companyId}#notification#${userId}'],
          [['id'], '${id}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** That a notification is not read. Small, so that counting costs a read unit however long they are. */
export const unreadEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'unread', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        userId: { type: 'string', required: true },
        id: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'userId'], 'c#${companyId}#unread#${userId}'],
          [['id'], '${id}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A person's choices of mail and push; no item until they choose. */
export const notificationChoicesEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'notificationChoices', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        userId: { type: 'string', required: true },
        choices: { type: CustomAttributeType<Choices>('any'), required: true },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#notificationchoices'],
          [['userId'], '${userId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** The browsers in which a user has push; no item until the first one. */
export const pushDevicesEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'pushDevices', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        userId: { type: 'string', required: true },
        devices: { type: CustomAttributeType<PushDevices>('any'), required: true },
        version: { type: 'number', required: true, field: names.version },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#pushdevices'],
          [['userId'], '${userId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
