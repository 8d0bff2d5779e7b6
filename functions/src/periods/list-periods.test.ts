import { periodRoutes } from '@driftig/contracts/periods/routes';
import {
  closeYear,
  filePeriod,
  lastYear,
  openPeriod,
  postDated,
  thirdQuarter,
} from '@driftig/tests/support/bookkeeping/periods';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

interface Listed {
  readonly years: readonly { readonly id: string; readonly from: string }[];
  readonly vatPeriods: readonly { readonly id: string; readonly from: string }[];
}

test('years and VAT periods are listed, newest first, with who closed them', async () => {
  const { owner } = await createCompany();
  await postDated(owner, '15-05-2026');
  await filePeriod(owner);
  await closeYear(owner);
  const { json } = await owner.call(periodRoutes.listPeriods, {});
  const { years, vatPeriods } = json as Listed;
  const closed = { closed: true, registeredBy: expect.stringMatching(/\w/), reason: '' };
  expect(years.find(({ id }) => id === lastYear)).toMatchObject(closed);
  expect(vatPeriods.find(({ id }) => id === thirdQuarter)).toMatchObject(closed);
  for (const list of [years, vatPeriods]) {
    const dates = list.map(({ from }) => from);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(dates).size).toBe(dates.length);
  }
});

test('a filed quarter stays when VAT is by the month, and none of its months is offered', async () => {
  const { owner } = await createCompany();
  await filePeriod(owner);
  const body = { firstMonth: 1, vatPeriod: 'month' };
  await owner.call(periodRoutes.savePeriodSettings, { body });
  const { json } = await owner.call(periodRoutes.listPeriods, {});
  const ids = (json as Listed).vatPeriods.map(({ id }) => id);
  expect(ids).toContain(thirdQuarter);
  expect(ids.filter((id) => id.startsWith('vat.2026-08'))).toEqual([]);
});

test('no VAT period of before the first entry is offered', async () => {
  const { owner } = await createCompany();
  const listed = async () => {
    const { json } = await owner.call(periodRoutes.listPeriods, {});
    return (json as Listed).vatPeriods.map(({ id }) => id);
  };
  expect(await listed()).toEqual([fourthQuarter]);
  await postDated(owner, '15-08-2026');
  expect(await listed()).toEqual([fourthQuarter, thirdQuarter]);
  await filePeriod(owner, secondQuarter);
  await openPeriod(owner, secondQuarter);
  expect(await listed()).toEqual([fourthQuarter, thirdQuarter, secondQuarter]);
});

const secondQuarter = 'vat.2026-04-01.2026-06-30';
const fourthQuarter = 'vat.2026-10-01.2026-12-31';
