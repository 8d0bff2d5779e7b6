import { chatRoutes } from '@driftig/contracts/chat/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createMessagePicture,
  sendMessagePicture,
} from '@driftig/tests/support/company/message-pictures';
import { pngFile, storedFilesOf } from '@driftig/tests/support/files/pictures';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { departmentWith, moveTo, writeIn } from '@driftig/tests/support/company/conversations';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const kept = () => storedFilesOf(company.companyId);
const conversation = async () => {
  const query = { receiverId: company.employee.user.userId };
  return (await company.owner.call(chatRoutes.listMessages, { query })).json as {
    message: string;
    picture: string;
    clientid: string;
  }[];
};

test('a picture is a message in its place, told to all devices of both', async () => {
  const { owner, employee } = company;
  const [mine, theirs] = await Promise.all([openSocket(owner), openSocket(employee)]);
  await writeIn(mine, employee.user.userId, 'Se her');
  const { id, number } = await createMessagePicture(owner, employee.user.userId, {
    clientid: 'client-picture-1',
  });
  const picture = `/cts/messages/picture/${id}`;
  expect(number).toBe(2);
  const fits = (frame: { number: number }) => frame.number === 2;
  expect(await mine.next('receiveMessage', fits)).toMatchObject({
    message: '',
    picture,
    clientid: 'client-picture-1',
  });
  expect(await theirs.next('receiveMessage', fits)).toMatchObject({ picture, clientid: '' });
  expect(await conversation()).toMatchObject([
    { message: 'Se her', picture: '' },
    { message: '', picture, clientid: 'client-picture-1' },
  ]);
});

test('sent again it is stored once, also when both are sent at once, and no file is left over', async () => {
  const { owner, employee } = company;
  const again = { clientid: 'client-picture-2' };
  await owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all(
    [1, 2].map(() => sendMessagePicture(owner, employee.user.userId, again)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const third = await sendMessagePicture(owner, employee.user.userId, again);
  expect(third.json).toEqual(answers[0]?.json);
  expect([(await conversation()).length, (await kept()).length]).toEqual([1, 2]);
});

describe('nothing is kept, and nothing is told,', () => {
  test.each<[string, Blob | undefined, number]>([
    ['without a file', undefined, 400],
    ['of what is no picture', new Blob(['<svg/>'], { type: 'image/png' }), 415],
    ['of another kind', new Blob(['GIF89a'], { type: 'image/gif' }), 415],
    ['of more pixels than any phone takes', pngFile(8000, 8000), 413],
  ])('%s', async (_what, file, status) => {
    const theirs = await openSocket(company.employee);
    const answer = await sendMessagePicture(company.owner, company.employee.user.userId, { file });
    expect(answer.status).toBe(status);
    expect([await conversation(), await kept(), theirs.frames]).toEqual([[], [], []]);
  });

  test('where one may not write', async () => {
    const { owner, employee, administrator } = company;
    const { groupId } = await departmentWith(company, 'Lyd', employee, administrator);
    const other = await createCompany({ plan: 'pro' });
    const statuses = [
      await sendMessagePicture(owner, groupId),
      await sendMessagePicture(owner, owner.user.userId),
      await sendMessagePicture(owner, other.owner.user.userId),
      await sendMessagePicture(other.owner, groupId),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    await moveTo(company, '', employee);
    expect((await sendMessagePicture(employee, groupId)).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('to a colleague who has left', async () => {
    const { owner, employee } = company;
    const { userId: id } = employee.user;
    expect((await owner.call(employeeRoutes.deactivateEmployee, { body: { id } })).status).toBe(
      200,
    );
    expect(await sendMessagePicture(owner, id)).toMatchObject({
      status: 404,
      json: { message: 'Kollegaen er ikke aktiv længere. Samtalen kan stadig læses.' },
    });
    expect([await conversation(), await kept()]).toEqual([[], []]);
  });

  test('on Starter', async () => {
    await changeCompany(company.companyId, { plan: 'starter' });
    const answer = await sendMessagePicture(company.owner, company.employee.user.userId);
    expect([answer.status, await kept()]).toEqual([402, []]);
  });
});
