import { authRoutes } from '@driftig/contracts/auth/routes';
import { chatRoutes } from '@driftig/contracts/chat/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { storedFilesOf, pngFile, sendPicture, sizeOf } from '@driftig/tests/support/files/pictures';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const shown = (who: Caller, of: Caller = who) =>
  who.call(employeeRoutes.showPicture, { params: { id: of.user.userId } });

test('a picture is re-encoded small, and the profile says that there is one', async () => {
  const { employee } = await createCompany();
  const answer = await sendPicture(employee, pngFile(1024, 512));
  expect(answer.json).toEqual({ message: 'Billedet er gemt' });
  expect(await sizeOf((await shown(employee)).bytes)).toEqual({ width: 512, height: 256 });
  const profile = await employee.call(employeeRoutes.getProfile);
  expect(profile.json).toMatchObject({ haspicture: 1 });
});

test('every list of people says who has a picture, and that the others have none', async () => {
  const company = await createCompany({ plan: 'pro' });
  const { owner, employee } = company;
  const lists = [
    [employeeRoutes.listColleagues, owner],
    [employeeRoutes.listEmployees, owner],
    [chatRoutes.listChatPeople, owner],
    [chatRoutes.listChatPeople, employee],
  ] as const;
  const whoHave = async (route: (typeof lists)[number][0], who: Caller) =>
    ((await who.call(route)).json as { id: string; haspicture: number }[])
      .filter(({ haspicture }) => haspicture === 1)
      .map(({ id }) => id);
  for (const [route, who] of lists) expect(await whoHave(route, who)).toEqual([]);
  await sendPicture(employee, pngFile(20, 20));
  for (const [route, who] of lists)
    expect(await whoHave(route, who)).toEqual([employee.user.userId]);
  const own = await employee.call(authRoutes.checkSession);
  expect(own.json).toMatchObject({ user: { hasPicture: true } });
  const others = await owner.call(authRoutes.checkSession);
  expect(others.json).toMatchObject({ user: { hasPicture: false } });
});

test('a new picture replaces the one before', async () => {
  const { employee } = await createCompany();
  await sendPicture(employee, pngFile(20, 20));
  await sendPicture(employee, pngFile(30, 10));
  expect(await sizeOf((await shown(employee)).bytes)).toEqual({ width: 30, height: 10 });
});

test('one of two concurrent uploads is stored; the other is refused (409) and leaves no file', async () => {
  const { employee } = await createCompany();
  await employee.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all(
    [20, 30].map((side) => sendPicture(employee, pngFile(side, side))),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await storedFilesOf(employee.user.companyId)).toHaveLength(1);
});

describe('refused at its field, and the picture before stays:', () => {
  test.each<[string, Blob, number, string]>([
    [
      'a script with the media type of a picture',
      new Blob(['<script>'], { type: 'image/png' }),
      415,
      'Billedet kan ikke læses. Brug en PNG-, JPEG- eller WebP-fil.',
    ],
    [
      'an SVG, which can hold scripts',
      new Blob(['<svg/>'], { type: 'image/svg+xml' }),
      415,
      'Filtypen kan ikke bruges her.',
    ],
    [
      'more than two megabytes',
      new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/png' }),
      413,
      'Filen er for stor.',
    ],
  ])('%s', async (_, file, status, text) => {
    const { employee } = await createCompany();
    await sendPicture(employee, pngFile(20, 20));
    const answer = await sendPicture(employee, file);
    expect(answer).toMatchObject({ status, json: { fields: { picture: text } } });
    expect((await shown(employee)).status).toBe(200);
  });
});
