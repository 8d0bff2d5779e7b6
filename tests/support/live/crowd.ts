import type { ChatMessage } from '@driftig/contracts/chat/message';
import { channelIdOf, channelWith } from '@driftig/domain/chat/channel';
import type { Random } from '@driftig/local-cloud/demo/random';

import type { Device } from './crowd-device.ts';

/** Partners of each device: colleagues by id, or a group's channel. */
type Partners = ReadonlyMap<Device, readonly string[]>;

interface Writing {
  readonly devices: readonly Device[];
  readonly partners: Partners;
  readonly messages: number;
  readonly random: Random;
  /** Called between two messages; may drop a connection. */
  readonly disturb: (written: number) => void;
  /** How many may wait to be sent before the next one is written. */
  readonly atOnce: number;
}

/** Every device writes to its partners in a random order, with disturbances. */
export async function writeAll(writing: Writing): Promise<void> {
  const { devices, partners, messages, random, disturb, atOnce } = writing;
  const any = <T>(list: readonly T[]): T | undefined => list[random.between(0, list.length - 1)];
  for (let written = 0; written < messages; written += 1) {
    const device = any(devices);
    const to = device && any(partners.get(device) ?? []);
    if (device === undefined || to === undefined) throw new Error('Somebody has nobody');
    device.write(to, `Besked ${written}`);
    disturb(written);
    if (written % atOnce === atOnce - 1) await Promise.all(devices.map((each) => each.sent()));
  }
  await Promise.all(devices.map((each) => each.sent()));
}

/** Conversations of a device by channel, after fetching missed messages. */
async function conversationsOf(device: Device, withIds: readonly string[]) {
  const conversations: [channelId: string, messages: readonly ChatMessage[]][] = [];
  for (const withId of withIds) {
    await device.catchUp(withId);
    const channelId = channelIdOf(channelWith(device.who.user.userId, withId));
    conversations.push([channelId, device.conversations.get(withId) ?? []]);
  }
  return conversations;
}

const shapeOf = (messages: readonly ChatMessage[]) =>
  messages.map(({ number, senderId, text }) => `${number} ${senderId} ${text}`).join('\n');

/**
 * Messages that are lost, stored twice, out of order on a device or changed, and gaps in numbers.
 */
export async function faultsOf(devices: readonly Device[], partners: Partners): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  const stored = new Map<string, readonly ChatMessage[]>();
  for (const device of devices) {
    for (const [channelId, messages] of await conversationsOf(device, partners.get(device) ?? [])) {
      const shape = shapeOf(messages);
      if ((seen.get(channelId) ?? shape) !== shape) faults.push(`${channelId} differs`);
      seen.set(channelId, shape);
      stored.set(channelId, messages);
      if (messages.some(({ number }, index) => number !== index + 1))
        faults.push(`${channelId} has a gap or a double number`);
    }
  }
  const texts = [...stored.values()].flat().map(({ text }) => text);
  const counts = Map.groupBy(texts, (text) => text);
  for (const text of devices.flatMap(({ written }) => [...written.values()].flat())) {
    const count = counts.get(text)?.length ?? 0;
    if (count !== 1) faults.push(`'${text}' is there ${count} times`);
  }
  return [...faults, ...devices.flatMap((device) => disorderOf(device, stored))];
}

/** A device's messages must be in the order of sending; resent ones come later. */
function disorderOf(
  { who, written, sentAgain }: Device,
  stored: ReadonlyMap<string, readonly ChatMessage[]>,
): string[] {
  return [...written].flatMap(([withId, texts]) => {
    const channelId = channelIdOf(channelWith(who.user.userId, withId));
    const expected = texts.filter((text) => !sentAgain.has(text));
    const own = new Set(expected);
    const found = (stored.get(channelId) ?? [])
      .map(({ text }) => text)
      .filter((text) => own.has(text));
    return found.join() === expected.join()
      ? []
      : [`${channelId} has another order than it was written in`];
  });
}

/** A message of a page as it is on the wire; what a crowd looks at. */
export interface WireMessage {
  readonly id: string;
  readonly message: string;
  readonly number: number;
  readonly sender_id: string;
  readonly clientid: string;
}

export const messagesOf = (page: readonly WireMessage[]): ChatMessage[] =>
  page.map(({ id, message, number, sender_id, clientid }) => ({
    messageId: id,
    text: message,
    at: '',
    type: 'received',
    senderId: sender_id,
    senderName: '',
    number,
    clientId: clientid,
    picture: '',
  }));
