import { addDays, danishDate } from '@driftig/domain/dates';
import { services } from '@driftig/functions/pipeline/services';

import { loadBoard } from './board/load-board.ts';
import { loadBooks } from './books/load-books.ts';
import { loadDrafts } from './books/load-drafts.ts';
import { demoCustomers } from './customers.ts';
import { withDeposits, withTomorrow } from './deposits.ts';
import { demoHistory } from './history.ts';
import { loadAbsences } from './load-absences.ts';
import { loadBookingForm } from './load-booking.ts';
import { loadCompany } from './load-company.ts';
import { loadHistory } from './load-history.ts';
import { loadNotifications } from './load-notifications.ts';
import { loadOrderContents } from './load-order-contents.ts';
import { loadInvitation } from './load-people.ts';
import { loadDrives } from './load-drives.ts';
import { loadExpenses } from './load-expenses.ts';
import { loadDraft } from './load-draft.ts';
import { loadHours } from './load-hours.ts';
import { loadEnquiries } from './load-work.ts';
import { loadPlanning } from './load-planning.ts';
import { loadReceipts } from './load-receipts.ts';
import { loadRecords } from './load-records.ts';
import { demoProducts } from './products.ts';
import { loadConversations } from './load-conversations.ts';
import { seededRandom } from './random.ts';

const seed = 20_260_714;
const createdAt = '2025-01-06T08:00:00.000Z';

/**
 * Loads Nordlys Event ApS with 18 months of history, through the product's own rules, handlers and
 * transactions. The data is the same on every machine on the same day.
 */
export async function loadDemoCompany(now: string): Promise<void> {
  const random = seededRandom(seed);
  const writer = await loadCompany(services(), random, createdAt, now);
  const today = danishDate(now);
  const productsFor = demoProducts(random);
  const customers = demoCustomers(random);
  const history = withTomorrow(demoHistory(random, customers.length, today), today);
  const orders = withDeposits(history, today);
  const products = productsFor(orders);
  const records = await loadRecords(writer, { products, customers }, createdAt);
  const placed = await loadHistory(writer, orders, records);
  await loadOrderContents(writer, placed, danishDate(now));
  await loadEnquiries(writer, random, now);
  await loadBookingForm(writer, now);
  await loadDraft(writer, `${addDays(danishDate(now), -1)}T13:20:00.000Z`);
  await loadReceipts(writer, danishDate(now));
  await loadExpenses(writer, danishDate(now));
  await loadDrives(writer, danishDate(now));
  await loadAbsences(writer, now);
  await loadHours(writer, random, placed, danishDate(now));
  await loadPlanning(writer, random, placed, now);
  await loadNotifications(writer, placed, now);
  await loadConversations(writer, placed, now);
  await loadBoard(writer, placed, now);
  await loadBooks(writer, danishDate(now));
  await loadDrafts(writer, danishDate(now));
  await loadInvitation(writer, `${addDays(danishDate(now), -1)}T09:00:00.000Z`);
}
