import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewMail } from './mail-store.ts';
import { openMailStore } from './mail-store.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'driftig-mails-'));
});
afterAll(() => rm(dir, { recursive: true }));

const mail = (subject: string): NewMail => ({
  from: 'Driftig <ingen-svar@driftig.example>',
  replyTo: [],
  destination: { to: ['mette@nordlys.dk'], cc: [], bcc: [] },
  subject,
  body: { text: 'Hej' },
  tags: {},
  attachments: [],
  mime: '',
});

test('a saved mail has its own file and is listed after the folder is opened again', async () => {
  const folder = join(dir, 'kept');
  const store = await openMailStore(folder);
  const subjects = Array.from({ length: 50 }, (_, index) => `Mail ${index}`);
  const saved = await Promise.all(subjects.map((subject) => store.save(mail(subject))));
  const ids = saved.map(({ messageId }) => messageId);

  expect((await readdir(folder)).toSorted()).toEqual(ids.map((id) => `${id}.json`));
  expect(store.list().map(({ messageId }) => messageId)).toEqual(ids);
  const again = await openMailStore(folder);
  expect(again.list().map(({ subject }) => subject)).toEqual(subjects);
  expect(again.list()[0]).toMatchObject(mail('Mail 0'));
});

test('an unfinished or damaged file is skipped', async () => {
  const folder = join(dir, 'spoilt');
  await (await openMailStore(folder)).save(mail('Whole'));
  await writeFile(join(folder, '01.json.next'), '{"messageId":"01","fr');
  await writeFile(join(folder, '02.json'), '{"messageId":"02","fr');
  await writeFile(join(folder, '03.json'), '{"messageId":"03"}');
  const again = await openMailStore(folder);
  expect(again.list().map(({ subject }) => subject)).toEqual(['Whole']);
});
