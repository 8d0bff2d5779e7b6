/** `node tests/load/planner-screen.ts`: a week of 60 people and 500 shifts in the planner; prints its figures as JSON. */
import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { addDays } from '@driftig/domain/dates';
import { middleOf } from '@driftig/tests/support/browser/drag';
import type { TestCompany } from '@driftig/tests/support/company/company';
import { createPeople } from '@driftig/tests/support/company/planning';
import type { Page } from 'playwright-core';

import type { Figure } from './figures.ts';
import { seedOrders } from './measure-calendar.ts';
import { frameFigures, median, printScreenFigures, whileSlow } from './screen-figures.ts';

const people = 60;
/** Four people each, so 500 shifts. */
const orders = 125;
const monday = '2027-06-07';
/** Changes of view of which the median counts. */
const changes = 5;

await ensureBuilt(() => undefined);
await printScreenFigures(seedWeek, async (page) => [
  ...(await drawFigures(page)),
  ...(await dragFigures(page)),
]);

/** Half of the shifts are in the morning and half in the afternoon, so that each person is on one at a time. */
async function seedWeek(company: TestCompany): Promise<void> {
  const names = Array.from({ length: people }, (_, index) => `Medarbejder ${index + 1} Holm`);
  const ids = await createPeople(company, names);
  const times = [
    { startTime: '08:00', endTime: '12:00' },
    { startTime: '14:00', endTime: '20:00' },
  ];
  await seedOrders(company, ids, orders, (index) => {
    const startDate = addDays(monday, index % 7);
    return { startDate, endDate: startDate, ...times[Math.floor(index / 7) % 2] };
  });
}

/** From the press of 'Uge', with the week's answer there, until its rows are drawn. */
async function drawFigures(page: Page): Promise<Figure[]> {
  await page.goto(`/planner?view=week&date=${monday}`);
  await page.locator('[data-lane]').nth(people).waitFor({ timeout: 60_000 });
  const [inSight, all]: [number[], number[]] = [[], []];
  await whileSlow(page, async () => {
    for (let change = 0; change < changes; change += 1) {
      await page.getByText('Agenda', { exact: true }).click();
      await page.locator('[data-view="agenda"]').waitFor();
      const drawn = await page.evaluate(drawWeek, people + 1);
      inSight.push(drawn.inSight);
      all.push(drawn.all);
    }
  });
  return [
    {
      name: "Planner's week in sight, 4 times slower",
      measured: median(inSight),
      unit: 'ms',
      target: 300,
    },
    { name: 'All its 61 rows, 4 times slower', measured: median(all), unit: 'ms' },
  ];
}

/** Runs in the page: the time until the rows in sight are drawn, and until all are. */
async function drawWeek(count: number): Promise<{ inSight: number; all: number }> {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
  const rows = () => document.querySelectorAll('[data-plane="rows"] > [data-lane]');
  const isBelow = () => (rows()[rows().length - 1]?.getBoundingClientRect().top ?? 0) > innerHeight;
  const week = document.querySelector<HTMLInputElement>('input[type="radio"][value="week"]');
  if (week === null) throw new Error('There is no choice of the week');
  const from = performance.now();
  week.click();
  while (!isBelow()) await painted();
  const inSight = performance.now() - from;
  while (rows().length < count) await painted();
  return { inSight, all: performance.now() - from };
}

/** A shift is dragged over the rows by mouse. */
async function dragFigures(page: Page): Promise<Figure[]> {
  await page.goto(`/planner?view=week&date=${monday}`);
  await page.locator('[data-lane]').nth(people).waitFor({ timeout: 60_000 });
  const from = await middleOf(page.locator('[data-lane] [data-event]').nth(8));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 4 });
  const figures = await frameFigures(page, 'Planner', async () => {
    for (let step = 1; step <= 60; step += 1)
      await page.mouse.move(from.x + step * 10, from.y + 120 + 90 * Math.sin(step / 6));
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return figures;
}
