import { applyAndApprove } from '@driftig/tests/support/company/absences';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import {
  act,
  answerSwap,
  shiftsOn,
  statusFor,
  createSwapCase,
  propose,
  reply,
  swapDays,
  type SwapCase,
} from '@driftig/tests/support/company/shifts';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { beforeEach, expect, test } from 'vitest';

let shown: SwapCase;
beforeEach(async () => {
  shown = await createSwapCase();
  await propose(shown);
});

const titlesOf = async (who: Caller) => {
  await tellAll(shown.company);
  return (await shownTo(who)).map(({ title }) => title);
};

test('a yes waits for a manager; the proposer and the managers are told', async () => {
  const { sara, ali, company } = shown;
  expect(await reply(shown, 1)).toMatchObject({ status: 200 });
  expect((await shiftsOn(sara, swapDays.first))[0]).toMatchObject({
    status: 8,
    statustext: 'Byttet med Ali venter på en leder',
    swap: { accepted: 1 },
  });
  expect(await titlesOf(sara)).toContain('Ali vil gerne bytte vagt');
  expect(await titlesOf(company.owner)).toContain('Sara vil bytte vagt på ordre 1');
  expect(await titlesOf(ali)).not.toContain('Sara vil bytte vagt på ordre 1');
});

test('a no gives both their shifts again, and the proposer is told', async () => {
  const { sara, ali, first, second } = shown;
  expect((await reply(shown, 0)).status).toBe(200);
  expect(await statusFor(sara, first.ordernumber, swapDays.first)).toBe(7);
  expect(await statusFor(ali, second.ordernumber, swapDays.second)).toBe(7);
  expect(await titlesOf(sara)).toContain('Ali vil ikke bytte vagt');
});

test('only the colleague answers, and only once (409)', async () => {
  const { sara, first, second, company } = shown;
  expect((await answerSwap(sara, first.id, second.id, 1)).status).toBe(409);
  expect((await answerSwap(company.employee, second.id, first.id, 1)).status).toBe(409);
  await reply(shown, 1);
  expect((await reply(shown, 1)).status).toBe(409);
});

test('the colleague withdraws an accepted swap with the button of its status', async () => {
  const { ali, sara, first, second } = shown;
  await reply(shown, 1);
  expect((await act(ali, second.id, 8)).status).toBe(200);
  expect(await statusFor(sara, first.ordernumber, swapDays.first)).toBe(7);
});

test("another company's swap is not found (404)", async () => {
  const other = await createCompany();
  const { first, second } = shown;
  expect((await answerSwap(other.employee, second.id, first.id, 1)).status).toBe(404);
});

test('a yes to a swap that is possible no longer is refused (409), without the reason', async () => {
  const { ali, company } = shown;
  await applyAndApprove(ali, company.owner, {
    startdate: swapDays.first,
    enddate: swapDays.first,
  });
  const answer = await reply(shown, 1);
  expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
  expect(answer.text).not.toMatch(/fravær/i);
});
