import { secondsOf } from '@driftig/data/core/commit';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import { groupOfId, type GroupChannel } from '@driftig/domain/chat/channel';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { fileStore } from '../files/files.ts';
import { services } from '../pipeline/services.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';

/** Messages that are removed side by side; one can have two files. */
const atOnce = 25;
/**
 * How long an ended conversation stays closed; every call that still saw its order is over by then.
 */
const closedSeconds = 24 * 60 * 60;

/**
 * Removes the conversation of an order or a department that was deleted, with its pictures (product C16). It
 * is closed first, so that no message comes after. A picture's files go before its message, so that a
 * repeated event still finds by the message what was left of it.
 */
export const handler = consume('groupEnded', async ({ companyId, at, payload }) => {
  const { channelId } = payload;
  const scope = { companyId, userId: 'groupEnded' };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const group = groupOfId(channelId);
  if (group === undefined || (await isThere(store, group))) return;
  const { chat, users } = store;
  await chat.closeChannel(channelId, secondsOf(new Date().toISOString()) + closedSeconds);
  for (;;) {
    const messages = await chat.listMessages(channelId, { before: 0, limit: atOnce });
    if (messages.length === 0) break;
    const pictures = messages.flatMap(({ pictureId }) => pictureId ?? []);
    const files = pictures.flatMap((id) => [fileOf(id), thumbnailOf(id)]);
    await Promise.all(files.map((name) => fileStore(companyId).remove(name)));
    await chat.removeMessages(
      channelId,
      messages.map(({ number }) => number),
    );
  }
  const everybody = (await users.listNames()).map(({ userId }) => userId);
  await chat.removeReads(channelId, everybody);
});

/** Ids and numbers are given once: what is there was not deleted. */
async function isThere(
  { orders, departments }: CompanyStore,
  group: GroupChannel,
): Promise<boolean> {
  if (group.kind === 'order') return (await orders.find(group.orderNumber)) !== undefined;
  const all = await departments.list();
  return all.some(({ departmentId }) => departmentId === group.departmentId);
}
