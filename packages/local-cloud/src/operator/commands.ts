import { plans } from '@driftig/contracts/core/plans';
import type { Table } from '@driftig/data/core/client';
import type { StoredCompany } from '@driftig/data/company/company.entities';
import { tenantRepository } from '@driftig/data/company/tenants.repository';
import { switchToAgreedPlan, openPlanOf, trialDaysLeft } from '@driftig/domain/company/plan';
import { danishDate } from '@driftig/domain/dates';

import { StartError } from '../start-error.ts';
import { backfills, inEachCompany } from './backfills.ts';
import { removeSecondFactor } from './second-factor.ts';
import { verifyLedgers } from './verify-ledgers.ts';
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
  'npm run operator -- calendar                   kalendernes måneder af gamle ordrer og gammelt fravær',
  'npm run operator -- receipts                   de gamle kvitteringer i lister efter dato og medarbejder, og forbruget',
  'npm run operator -- ledger                     bogholderiets summer og momslinjer tælles efter posteringerne',
  'npm run operator -- mail-in <fil.eml>          en mail afleveres, som kom den udefra (kun her på maskinen)',
  'npm run operator -- hours                      timer fra den gamle liste bliver tidsregistreringer',
  'npm run operator -- verify-ledgers             efterregner bogføringen i alle virksomheder, også efter en gendannelse',
  'npm run operator -- rehearse-restore           prøver en sikkerhedskopi i en tom tabel (kun her på maskinen)',
  '',
  'På AWS: tilføj --stage prod. <virksomhed> er dens id eller dens hele navn.',
].join('\n');

/** Runs a command and gives the lines to print. Throws a StartError that says what to do. */
export async function runOperatorCommand(
  { table, pool }: OperatorTools,
  [command, company, plan, ...more]: readonly string[],
  now: string,
): Promise<string[]> {
  if (more.length > 0) throw new StartError(usage);
  if (company === undefined) return runForAll(table, command, now);
  if (command === 'second-factor') return removeSecondFactor({ table, pool }, company, plan, now);
  if (command === 'plan') return setAgreedPlan(table, company, plan, now);
  if (command === 'suspend' && plan === undefined) return suspend(table, company, true, now);
  if (command === 'resume' && plan === undefined) return suspend(table, company, false, now);
  throw new StartError(usage);
}

/** The commands that are about all companies. Throws a StartError for another. */
function runForAll(table: Table, command: string | undefined, now: string): Promise<string[]> {
  if (command === 'tenants') return listTenants(table, now);
  if (command === 'verify-ledgers') return verifyLedgers(table, now);
  const backfill = backfills.get(command ?? '');
  if (backfill === undefined) throw new StartError(usage);
  return inEachCompany(table, now, backfill);
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
