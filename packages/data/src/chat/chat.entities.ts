import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const service = 'driftig';

/** A conversation: the number of its newest message is the lock that orders them. */
export const channelEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'channel', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        channelId: { type: 'string', required: true },
        last: { type: 'number', required: true },
        lastAt: { type: 'string', required: true },
        /** Newest message, for lists of conversations. */
        lastBy: { type: 'string' },
        lastText: { type: 'string' },
        /** Blocks writing to a removed conversation; the item expires. */
        isClosed: { type: 'boolean' },
        expiresAt: { type: 'number' },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#channel'],
          [['channelId'], '${channelId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A message of a conversation; its partition is the conversation, so that pages of it are one query. */
export const messageEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'message', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        channelId: { type: 'string', required: true },
        number: {
          type: 'number',
          required: true,
          field: names.number,
          padding: { length: 9, char: '0' },
        },
        senderId: { type: 'string', required: true },
        text: { type: 'string', required: true },
        at: { type: 'string', required: true },
        clientId: { type: 'string', required: true },
        pictureId: { type: 'string' },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'channelId'], 'c#${companyId}#talk#${channelId}'],
          [['number'], 'm#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** Read mark of a user in a conversation; a user's marks list their conversations. */
export const readStateEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'readState', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        userId: { type: 'string', required: true },
        channelId: { type: 'string', required: true },
        read: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'userId'], 'c#${companyId}#read#${userId}'],
          [['channelId'], '${channelId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
