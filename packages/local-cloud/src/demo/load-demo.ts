import { addDays, danishDate } from '@driftig/domain/dates';
import { services } from '@driftig/functions/pipeline/services';

import { demoHistory } from './history.ts';
import { loadCompany } from './load-company.ts';
import { loadHistory } from './load-history.ts';
import { loadInvitation } from './load-people.ts';
import { loadEnquiries, loadHours } from './load-work.ts';
import { loadReceipts } from './load-receipts.ts';
import { loadRecords } from './load-records.ts';
import { demoPassword, emailOf, people } from './people.ts';
import { chanceFrom } from './random.ts';

const seed = 20_260_714;
const founded = '2025-01-06T08:00:00.000Z';

/**
 * Nordlys Event ApS with 18 months behind it, made through the same rules, handlers and
 * transactions as if people had typed it all. The same on every machine on the same day.
 */
export async function loadDemoCompany(now: string): Promise<void> {
  const chance = chanceFrom(seed);
  const hands = await loadCompany(services(), chance, founded);
  const customers = await loadRecords(hands, chance, founded);
  const orders = demoHistory(chance, customers.length, danishDate(now));
  const placed = await loadHistory(hands, orders, customers);
  await loadHours(hands, chance, placed, danishDate(now));
  await loadEnquiries(hands, chance, now);
  await loadReceipts(hands, danishDate(now));
  await loadInvitation(hands, `${addDays(danishDate(now), -1)}T09:00:00.000Z`);
}

const loginOf = (role: 'owner' | 'administrator' | 'employee', label: string) => {
  const person = people.find((one) => one.role === role) ?? people[0];
  return {
    role,
    label: `${person.name}, ${label}`,
    email: emailOf(person),
    password: demoPassword,
  };
};

export const demoLogins = [
  loginOf('owner', 'ejer'),
  loginOf('administrator', 'administrator'),
  loginOf('employee', 'medarbejder'),
];
