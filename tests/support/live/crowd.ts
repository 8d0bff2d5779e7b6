import type { ChatMessage } from '@driftig/contracts/chat/message';
import { channelIdOf, channelWith } from '@driftig/domain/chat/channel';
import type { Random } from '@driftig/local-cloud/demo/random';

import type { Device } from './crowd-device.ts';

/** Whom the people of a crowd write with: colleagues by id, or a group's channel. */
type Partners = ReadonlyMap<Device, readonly string[]>;

interface Writing {
  readonly devices: readonly Device[];
  readonly partners: Partners;
  readonly messages: number;
  readonly random: Random;
  /** What happens between two messages: a line is lost, or nothing. */
  readonly disturb: (written: number) => void;
  /** How many may wait to be sent before the next one is written. */
  readonly atOnce: number;
}

/** Everybody writes to whom they know, in a random order, while things go wrong. */
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

/** What each side has of its talks, after fetching what it missed; the talk by its channel. */
async function talksOf(device: Device, withIds: readonly string[]) {
  const talks: [channelId: string, messages: readonly ChatMessage[]][] = [];
  for (const withId of withIds) {
    await device.catchUp(withId);
    const channelId = channelIdOf(channelWith(device.who.user.userId, withId));
    talks.push([channelId, device.talks.get(withId) ?? []]);
  }
  return talks;
}

const shapeOf = (messages: readonly ChatMessage[]) =>
  messages.map(({ number, senderId, text }) => `${number} ${senderId} ${text}`).join('\n');

/** What is wrong: lost, stored twice, with a gap, in another order for somebody, or changed. */
export async function faultsOf(devices: readonly Device[], partners: Partners): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  const stored = new Map<string, readonly ChatMessage[]>();
  for (const device of devices) {
    for (const [channelId, messages] of await talksOf(device, partners.get(device) ?? [])) {
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

/** What a device wrote stands in its order; what somebody sent again stands later. */
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
