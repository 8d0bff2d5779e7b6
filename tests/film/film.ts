import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { addDays, danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { localDir, repositoryDir } from '@driftig/local-cloud/repository-folders';
import type { Browser, BrowserContext } from 'playwright-core';

import { onDemoSite } from '../screens/demo-site.ts';
import { openContext } from '../screens/visitors.ts';
import { workingHour } from '../screens/working-hour.ts';
import { encode } from './encode.ts';
import * as scenes from './scenes.ts';
import { computerScreen, phoneScreen, Stage, type Frame } from './stage.ts';

/**
 * `npm run film`: the film of the front page, taken of the demo company in a working hour, into web/public/film. Needs ffmpeg
 * with libvpx and libx264 (Debian: `ffmpeg`).
 */
const work = join(localDir, 'film');
const out = join(repositoryDir, 'web/public/film');
const interFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const yesterday = addDays(danishDate(workingHour), -1);
const bill = [
  'STARK AARHUS',
  'Sylbækvej 1',
  `${formatDate(yesterday)} 09:14`,
  'Krydsfiner 18 mm|700,00',
  'Netto|700,00',
  'Moms 25 %|175,00',
  'I ALT DKK|875,00',
  'Tak for handlen',
];

await rm(work, { recursive: true, force: true });
const frames = await onDemoSite(takeFilm);
const sizes = await encode(frames, { work, out });
process.stdout.write(`${frames.length} pictures; KB: `);
process.stdout.write(`${JSON.stringify(sizes)}\n`);

async function takeFilm(browser: Browser, url: string): Promise<readonly Frame[]> {
  const font = await readFile(join(repositoryDir, 'node_modules', interFile));
  const stage = await Stage.open(browser, work, font);
  const desk = await openContext(browser, url, 'owner', computerScreen);
  const office = await desk.newPage();
  const cast = {
    stage,
    office,
    phone: await (await openContext(browser, url, 'owner', phoneScreen)).newPage(),
    employeesPhone: await (await openContext(browser, url, 'employee', phoneScreen)).newPage(),
  };
  await scenes.invoiceOrder(cast, await orderThatIsOver(desk));
  await scenes.registerHours(cast);
  await scenes.approveHours(cast);
  await scenes.photographReceipt(cast, bill);
  await scenes.postReceipt(cast, 'Stark Aarhus');
  await scenes.showVat(cast);
  return stage.frames;
}

interface OrderRow {
  readonly id: string;
  readonly ordernumber: number;
  readonly version: number;
  readonly depinvoicenumber: number;
  readonly neededemployees: number;
  readonly assignedcount: number;
  readonly orderdatestart: string;
}

interface PlannedOrder {
  readonly id: string;
  readonly assigned: readonly string[];
}

/**
 * Moves the best staffed order with a deposit to the last day on which its people had nothing else to do, nor the day
 * before, since an invoice of an order that is not over asks first, and people without rest are warned of.
 */
async function orderThatIsOver({ request }: BrowserContext): Promise<number> {
  const rows = (await (await request.get('/api/orders?order=next&limit=20')).json()) as OrderRow[];
  const lacking = (row: OrderRow) => row.neededemployees - row.assignedcount;
  const [order] = rows
    .filter((row) => row.depinvoicenumber > 0)
    .slice(0, 2)
    .toSorted((a, b) => lacking(a) - lacking(b));
  if (order === undefined) throw new Error('No order of the demo company has a deposit.');
  const { id, version, orderdatestart: from } = order;
  const planned = async (one: string, other: string) => {
    const plan = await (await request.get(`/api/planner?from=${one}&to=${other}`)).json();
    return (plan as { readonly orders: readonly PlannedOrder[] }).orders;
  };
  const people = (await planned(from, from)).find((each) => each.id === id)?.assigned ?? [];
  const isBusy = ({ assigned }: PlannedOrder) => assigned.some((one) => people.includes(one));
  for (let daysAgo = 1; daysAgo < 21; daysAgo += 1) {
    const date = addDays(danishDate(workingHour), -daysAgo);
    if ((await planned(addDays(date, -1), date)).some(isBusy)) continue;
    const data = { dType: 'orders', version, orderdatestart: date, orderdateend: date };
    if ((await request.post(`/apis/update/${id}`, { data })).ok()) return order.ordernumber;
  }
  throw new Error(`The people of order ${order.ordernumber} are busy every day.`);
}
