import { plans } from '@driftig/contracts/core/plans';
import type { Table } from '@driftig/data/core/client';
import type { StoredCompany } from '@driftig/data/company/company.entities';
import { backfillCustomers } from '@driftig/data/invoices/customer-backfill';
import { backfillCurrencies } from '@driftig/data/invoices/currency-backfill';
import { recountSpending } from '@driftig/data/accounting/spending-recount';
import { backfillReceipts } from '@driftig/data/records/listed-backfill';
import { backfillMonthOrders } from '@driftig/data/planning/month-orders-backfill';
import { moveOldHours } from '@driftig/data/time/hours-move';
import { tenantRepository } from '@driftig/data/company/tenants.repository';
import { switchToAgreedPlan, openPlanOf, trialDaysLeft } from '@driftig/domain/company/plan';
import { danishDate } from '@driftig/domain/dates';

import { StartError } from '../start-error.ts';
import { removeSecondFactor } from './second-factor.ts';
import { actedEvent, storeOf, type OperatorTools } from './tools.ts';

export const usage = [
  'npm run operator -- tenants                    alle virksomheder',
  'npm run operator -- plan <virksomhed> <plan>   en aftalt plan: starter, pro eller enterprise',
  'npm run operator -- suspend <virksomhed>       virksomheden kan læse, men ikke ændre',
  'npm run operator -- resume <virksomhed>        ... og igen ændre',
  'npm run operator -- second-factor <e-mail>     hvad der skal kontrolleres, før totrinslogin fjernes',
  'npm run operator -- second-factor <e-mail> <sag>   fjerner det; sagen har svarene',
  'npm run operator -- customers                  kunders tal og historik af det, der var før',
  'npm run operator -- currencies                 beløb i andre valutaer tælles for sig, også de gamle',
  'npm run operator -- calendar                   kalendernes måneder af de gamle ordrer',
  'npm run operator -- receipts                   de gamle kvitteringer i lister efter dato og medarbejder, og forbruget',
  'npm run operator -- receipts                   de gamle kvitteringer i lister efter dato og medarbejder',
  'npm run operator -- mail-in <fil.eml>          en mail afleveres, som kom den udefra (kun her på maskinen)',
  'npm run operator -- hours                      timer fra den gamle liste bliver tidsregistreringer',
  '',
  'På AWS: tilføj --stage prod. <virksomhed> er dens id eller dens hele navn.',
].join('\n');

type OfAll = (table: Table, now: string) => Promise<string[]>;

/** The commands that are about all companies. */
const ofAll: ReadonlyMap<string, OfAll> = new Map([
  ['tenants', listTenants],
  ['customers', backfill],
  ['currencies', moveCurrencies],
  ['calendar', fillCalendars],
  ['receipts', fillReceiptLists],
  ['hours', moveHours],
]);

function refuse(): never {
  throw new StartError(usage);
}

/** Runs a command and gives the lines to print. Throws a StartError that says what to do. */
export async function runOperatorCommand(
  { table, pool }: OperatorTools,
  [command, company, plan, ...more]: readonly string[],
  now: string,
): Promise<string[]> {
  if (more.length > 0) throw new StartError(usage);
  if (company === undefined) return (ofAll.get(command ?? '') ?? refuse)(table, now);
  if (command === 'second-factor') return removeSecondFactor({ table, pool }, company, plan, now);
  if (command === 'plan') return setAgreedPlan(table, company, plan, now);
  if (command === 'suspend' && plan === undefined) return suspend(table, company, true, now);
  if (command === 'resume' && plan === undefined) return suspend(table, company, false, now);
  throw new StartError(usage);
}

/** Safe to run again, and while people work. */
async function backfill(table: Table): Promise<string[]> {
  const lines: string[] = [];
  for (const { companyId, settings } of await tenantRepository(table).list()) {
    const { invoices, orders, events } = await backfillCustomers(table, companyId);
    const done = `${invoices} fakturaer, ${orders} ordrer, ${events} hændelser`;
    lines.push(`${settings.companyName}: ${done}`);
  }
  return lines.length === 0 ? ['Ingen virksomheder endnu.'] : lines;
}

/** Safe to run again, and while people work (product H11). */
async function moveCurrencies(table: Table): Promise<string[]> {
  const lines: string[] = [];
  for (const { companyId, settings } of await tenantRepository(table).list()) {
    const count = await backfillCurrencies(table, companyId);
    lines.push(`${settings.companyName}: ${count} fakturaer`);
  }
  return lines.length === 0 ? ['Ingen virksomheder endnu.'] : lines;
}

/** Safe to run again, and while people work (product K26). */
async function fillCalendars(table: Table): Promise<string[]> {
  const lines: string[] = [];
  for (const { companyId, settings } of await tenantRepository(table).list()) {
    const count = await backfillMonthOrders(table, companyId);
    lines.push(`${settings.companyName}: ${count} ordrer`);
  }
  return lines.length === 0 ? ['Ingen virksomheder endnu.'] : lines;
}

/** Safe to run again, and while people work (product B22, B38). */
async function fillReceiptLists(table: Table): Promise<string[]> {
  const lines: string[] = [];
  for (const { companyId, settings } of await tenantRepository(table).list()) {
    const count = await backfillReceipts(table, companyId);
    const sums = await recountSpending(table, companyId);
    lines.push(`${settings.companyName}: ${count} kvitteringer, ${sums} summer af forbruget`);
  }
  return lines.length === 0 ? ['Ingen virksomheder endnu.'] : lines;
}

/** Safe to run again, and while people work (product T14). */
async function moveHours(table: Table, now: string): Promise<string[]> {
  const lines: string[] = [];
  for (const company of await tenantRepository(table).list()) {
    const store = storeOf(table, company, now);
    const count = await moveOldHours(table, company.companyId, store);
    lines.push(`${company.settings.companyName}: ${count} tidsregistreringer`);
  }
  return lines.length === 0 ? ['Ingen virksomheder endnu.'] : lines;
}

async function listTenants(table: Table, now: string): Promise<string[]> {
  const found = await tenantRepository(table).list();
  if (found.length === 0) return ['Ingen virksomheder endnu.'];
  const rows = found.map((company) => rowOf(company, now));
  const head = ['Id', 'Navn', 'Plan', 'Brugere', 'Oprettet', ''];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function rowOf(company: StoredCompany, now: string): string[] {
  const today = danishDate(now);
  const left = trialDaysLeft(company, today);
  const trial = left === undefined || company.plan === 'starter' ? '' : ` (prøve, ${left} dage)`;
  const ended = openPlanOf(company, today) !== company.plan ? ' som starter' : '';
  return [
    company.companyId,
    company.settings.companyName,
    `${company.plan}${trial}${ended}`,
    String(company.userCount),
    company.createdAt.slice(0, 10),
    company.suspended ? 'PAUSE' : '',
  ];
}

async function setAgreedPlan(
  table: Table,
  name: string,
  wanted: string | undefined,
  now: string,
): Promise<string[]> {
  const plan = plans.find((one) => one === wanted);
  if (plan === undefined) throw new StartError(`Ukendt plan. De kendte er: ${plans.join(', ')}.`);
  const company = await findTenant(table, name);
  const store = storeOf(table, company, now);
  await store.commit({
    writes: [store.company.changePlan(company, switchToAgreedPlan(company, plan, danishDate(now)))],
    audit: {
      action: 'company.planAgreed',
      subject: `company ${company.companyId}`,
      changes: { from: company.plan, to: plan },
    },
    outbox: [actedEvent('plan')],
  });
  return [`${company.settings.companyName} er nu på ${plan}.`];
}

async function suspend(table: Table, name: string, on: boolean, now: string): Promise<string[]> {
  const company = await findTenant(table, name);
  const store = storeOf(table, company, now);
  await store.commit({
    writes: [store.company.suspend(on)],
    audit: {
      action: on ? 'company.suspended' : 'company.resumed',
      subject: `company ${company.companyId}`,
    },
    outbox: [actedEvent(on ? 'suspend' : 'resume')],
  });
  const state = on ? 'er sat på pause: den kan læse, men ikke ændre' : 'kan igen ændre';
  return [`${company.settings.companyName} ${state}.`];
}

async function findTenant(table: Table, name: string): Promise<StoredCompany> {
  const all = await tenantRepository(table).list();
  const found = all.filter(
    ({ companyId, settings }) => companyId === name || settings.companyName === name,
  );
  const [only] = found;
  if (only === undefined) throw new StartError(`Ingen virksomhed hedder '${name}'.`);
  if (found.length === 1) return only;
  const ids = found.map(({ companyId }) => companyId).join(', ');
  throw new StartError(`Flere virksomheder hedder '${name}'. Brug et id: ${ids}.`);
}
