import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attachment, SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import {
  BadRequestException,
  ListEmailIdentitiesCommand,
  NotFoundException,
  SESv2Client,
  SendEmailCommand,
} from '@aws-sdk/client-sesv2';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localClientConfig } from './environment.ts';
import type { StandIn } from './ports.ts';
import { openMailStore } from '../mails/mail-store.ts';
import { sentMails, takeMailProblems, startSes } from './ses.ts';

let dir = '';
let ses: StandIn;
let client: SESv2Client;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'driftig-ses-'));
  ses = await startSes(await openMailStore(dir));
  client = new SESv2Client({ ...localClientConfig(ses.endpoint), maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await ses.stop();
  await rm(dir, { recursive: true });
});

const Subject = { Data: 'Velkommen, Søren', Charset: 'UTF-8' };
const Body = { Text: { Data: 'Hej' }, Html: { Data: '<p>Hej</p>' } };
const good: SendEmailCommandInput = {
  FromEmailAddress: 'Driftig <ingen-svar@driftig.example>',
  Destination: { ToAddresses: ['mette@nordlys.dk'], CcAddresses: ['sara@nordlys.dk'] },
  ReplyToAddresses: ['faktura@nordlys.dk'],
  Content: { Simple: { Subject, Body } },
};

test('a mail sent with the SDK gets an id and is listed, oldest first', async () => {
  const { MessageId } = await client.send(new SendEmailCommand(good));
  const later = { ...good, Content: { Simple: { Subject: { Data: '2' }, Body } } };
  await client.send(new SendEmailCommand(later));
  const [first, second] = await sentMails(ses.endpoint);
  expect(first).toEqual({
    messageId: MessageId,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    from: 'Driftig <ingen-svar@driftig.example>',
    replyTo: ['faktura@nordlys.dk'],
    destination: { to: ['mette@nordlys.dk'], cc: ['sara@nordlys.dk'], bcc: [] },
    subject: 'Velkommen, Søren',
    body: { html: '<p>Hej</p>', text: 'Hej' },
    tags: {},
    attachments: [],
    mime: expect.stringMatching(/^From: Driftig <ingen-svar@driftig\.example>\r\n/),
  });
  expect(second?.subject).toBe('2');
});

/** Line ends and bytes above 127, as in every PDF. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\r%âãÏÓ\r\n\n'),
  Buffer.from([...Array(256).keys()]),
]);
const undeclared = { FileName: 'Faktura æøå.pdf', ContentType: 'application/pdf', RawContent: pdf };
const pdfFile = { ...undeclared, ContentTransferEncoding: 'BASE64' as const };

/** A mail with one attachment, parsed by a mail client. */
async function received(file: Attachment, subject = 'Faktura') {
  const Simple = { Subject: { Data: subject }, Body, Attachments: [file] };
  await client.send(new SendEmailCommand({ ...good, Content: { Simple } }));
  const mime = Buffer.from((await sentMails(ses.endpoint)).at(-1)?.mime ?? '', 'latin1');
  const mail = await PostalMime.parse(mime);
  const [read] = mail.attachments;
  if (!(read?.content instanceof ArrayBuffer)) throw new Error('The mail has no file');
  return { mail, mime, name: read.filename, content: Buffer.from(read.content) };
}

test('a file with base64 as its transfer encoding arrives byte for byte, under its name', async () => {
  const { name, content } = await received(pdfFile);
  expect(content.equals(pdf)).toBe(true);
  expect(name).toBe('Faktura æøå.pdf');
});

test('without a transfer encoding a file goes as 7bit, and a PDF arrives broken', async () => {
  const { content } = await received(undeclared);
  expect(content.equals(pdf)).toBe(false);
  const text = await received({ ...undeclared, RawContent: Buffer.from('only ASCII') });
  expect(text.content.toString()).toContain('only ASCII');
});

test('a message is ASCII in lines of at most 78 characters, also with a long subject', async () => {
  const subject = 'Faktura for opsætning på Ærø, afsluttet i går. '.repeat(8).trim();
  const { mail, mime } = await received(pdfFile, subject);
  expect(mail.subject).toBe(subject);
  const lines = mime.toString('latin1').split('\r\n');
  expect(lines.filter((line) => line.length > 78 || /[^ -~\t]/.test(line))).toEqual([]);
});

test('a blind copy is not in the message', async () => {
  const Destination = { ...good.Destination, BccAddresses: ['blind@nordlys.dk'] };
  await client.send(new SendEmailCommand({ ...good, Destination }));
  const sent = (await sentMails(ses.endpoint)).at(-1);
  expect(sent?.destination.bcc).toEqual(['blind@nordlys.dk']);
  expect(sent?.mime).not.toContain('blind@');
});

test('a mail to the simulator comes back once, with its tags, and its files are kept', async () => {
  const RawContent = Buffer.from('%PDF-1.7');
  const file = { ...pdfFile, FileName: '1.pdf', RawContent };
  const { MessageId } = await client.send(
    new SendEmailCommand({
      ...good,
      Destination: { ToAddresses: ['bounce@simulator.amazonses.com'] },
      Content: {
        Simple: { ...good.Content?.Simple, Subject: { Data: '3' }, Body, Attachments: [file] },
      },
      EmailTags: [{ Name: 'kind', Value: 'invoice' }],
    }),
  );
  expect((await sentMails(ses.endpoint)).at(-1)?.attachments).toEqual([
    { name: '1.pdf', mediaType: 'application/pdf', base64: RawContent.toString('base64') },
  ]);
  expect(await takeMailProblems(ses.endpoint)).toMatchObject([
    {
      detail: {
        eventType: 'Bounce',
        bounce: { bounceType: 'Permanent' },
        mail: { messageId: MessageId, tags: { kind: ['invoice'] } },
      },
    },
  ]);
  expect(await takeMailProblems(ses.endpoint)).toEqual([]);
});

describe('requests that SES refuses, or that are not supported here, are refused as an error of the SDK:', () => {
  const many = Array.from({ length: 51 }, (_, index) => `a${index}@b.dk`);
  const refused: Record<string, SendEmailCommandInput> = {
    'no sender': { ...good, FromEmailAddress: undefined },
    'a sender with letters outside ASCII': { ...good, FromEmailAddress: 'Ærø <a@b.dk>' },
    'no recipient': { ...good, Destination: { ToAddresses: [] } },
    'a recipient that is no address': { ...good, Destination: { ToAddresses: ['mette'] } },
    'more than 50 recipients': { ...good, Destination: { ToAddresses: many } },
    'a subject of two lines': {
      ...good,
      Content: { Simple: { Subject: { Data: 'a\r\nBcc: b@c.dk' }, Body } },
    },
    'neither HTML nor text': { ...good, Content: { Simple: { Subject, Body: {} } } },
    'an attachment': {
      ...good,
      Content: {
        Simple: { Subject, Body, Attachments: [{ FileName: 'a', RawContent: Buffer.from('a') }] },
      },
    },
    'a raw message': { ...good, Content: { Raw: { Data: Buffer.from('Subject: x') } } },
  };
  test.for(Object.entries(refused))('%s', async ([, input]) => {
    const before = await sentMails(ses.endpoint);
    await expect(client.send(new SendEmailCommand(input))).rejects.toThrow(BadRequestException);
    expect(await sentMails(ses.endpoint)).toEqual(before);
  });
});

test('a body that is not JSON is refused, and other calls are a 404', async () => {
  const answer = await fetch(`${ses.endpoint}/v2/email/outbound-emails`, {
    method: 'POST',
    body: '{',
  });
  expect(answer.status).toBe(400);
  await expect(client.send(new ListEmailIdentitiesCommand({}))).rejects.toThrow(NotFoundException);
});
