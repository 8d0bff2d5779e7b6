import type { Word } from '@driftig/contracts/core/route';
import { outboxEntity } from '@driftig/data/log/log.entities';
import type { OutboxItem } from '@driftig/data/log/outbox.repository';
import type { OutboxName, OutboxPayloads } from '@driftig/domain/events';
import { services } from '@driftig/functions/pipeline/services';
import type { Consumer } from '@driftig/local-cloud/outbox/consumers';
import { sqsEventOf } from '@driftig/local-cloud/outbox/outbox-runner';
import { sentMails, type StoredMail } from '@driftig/local-cloud/stand-ins/ses';
import { expect } from 'vitest';

import { consumerEntry, consumers, storedEventName } from '../../../infra/consumers.ts';
import { withDataRights } from './data-rights.ts';

/** The newest events of a kind, newest first; other tests write to the same outbox. */
export async function eventsOf<N extends OutboxName>(
  name: N,
  isOurs: (payload: OutboxPayloads[N]) => boolean,
): Promise<OutboxItem[]> {
  const outbox = outboxEntity(services().table);
  const shards = await Promise.all(
    ['0', '1', '2', '3'].map((shard) =>
      outbox.query.main({ shard }).go({ order: 'desc', limit: 200, consistent: true }),
    ),
  );
  return shards
    .flatMap(({ data }) => data)
    .filter((item) => item.name === name && isOurs(item.payload as OutboxPayloads[N]))
    .toSorted((a, b) => b.eventId.localeCompare(a.eventId));
}

/**
 * Calls a consumer with an event as its queue does, with the rights the consumer has on AWS. `word` says
 * which one, where an event has several.
 */
export async function deliver(
  consumer: Consumer,
  event: OutboxItem | undefined,
  word?: Word,
): Promise<void> {
  if (event === undefined) throw new Error('There is no such event');
  const deployed = consumers.find(
    (one) => storedEventName(one.event) === event.name && (word === undefined || one.word === word),
  );
  if (deployed === undefined) throw new Error(`${event.name} has no consumer`);
  const answer = await withDataRights(services().table, consumerEntry(deployed), () =>
    consumer(sqsEventOf(event)),
  );
  expect(answer).toEqual({ batchItemFailures: [] });
}

/** Calls a word's consumer with an event of another service than the outbox, as its queue does. */
export async function receive(
  consumer: Consumer,
  event: object,
  word: Word,
  sources: readonly string[] = ['mail', 'scan'],
): Promise<void> {
  const deployed = consumers.find(
    ({ source, ...one }) => source !== undefined && sources.includes(source) && one.word === word,
  );
  if (deployed === undefined) throw new Error(`${word} takes no event of another service`);
  const batch = { Records: [{ messageId: '1', body: JSON.stringify(event) }] };
  const answer = await withDataRights(services().table, consumerEntry(deployed), () =>
    consumer(batch as Parameters<Consumer>[0]),
  );
  expect(answer).toEqual({ batchItemFailures: [] });
}

/** The mails sent to an address, oldest first. */
export async function mailsTo(address: string): Promise<StoredMail[]> {
  return [...(await sentMails(process.env['AWS_ENDPOINT_URL_SESV2'] ?? '', address))];
}

/** The token in the newest mail to an address, in its link or to be pasted. */
export async function mailedToken(address: string): Promise<string> {
  const text = (await mailsTo(address)).at(-1)?.body.text ?? '';
  const [, token] = /(?:#reset=|\/signup#|\/confirm#)([\w-]{43})/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No token in the mail: ${text}`);
  return token;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words of a mail's HTML as its text part has them: a button is 'label:' and its address. */
function wordsOfHtml(html: string): string[] {
  const text = html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>\1<\/a>/g, '$1')
    .replaceAll(/<a [^>]*>([^<]*)<\/a>/g, '$1:')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? name);
  return wordsOf(text);
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** A mail has no unfilled placeholder, links only to the site, and two parts with the same text. */
export function expectCompleteMail(mail: StoredMail | undefined): void {
  const { subject = '', body: { text = '', html = '' } = {} } = mail ?? {};
  expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
  expect(wordsOfHtml(html)).toEqual(wordsOf(text));
  expect(text.split('\n')[0]).toBe(subject);
  const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
  const site = process.env['SITE_URL'] ?? '';
  expect(links.filter((link) => link !== site && !link.startsWith(`${site}/`))).toEqual([]);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(text).toContain(href);
}
