import type { OrderStatus } from '@driftig/contracts/records/types/orders';
import { AppError } from '@driftig/domain/errors';
import type { Order, OrderRow } from '@driftig/domain/orders/order';

import type { Table } from '../core/client.ts';
import { customerPage, datedPage, datePrefix, type DatedFilter } from '../core/dated-list.ts';
import { numberOfId } from '../core/number-of-id.ts';
import { orderEntity } from './orders.entities.ts';
import { invoiceLinks } from './orders.links.ts';
import { orderWrites } from './orders.writes.ts';
import { fromStored } from './orders.mapping.ts';
import { runningOrderQueries } from './orders.running.ts';
import { readBatch } from '../core/read-items.ts';
import { readPage } from '../core/reads/read-page.ts';
import { assertCursorOf, type Page, type PageRequest } from '../core/page.ts';
import { plannedPage, type ReadSide } from '../core/planned-list.ts';

const staffedFields = ['number', 'title', 'startDate', 'endDate', 'planning'] as const;
/** The attributes that the planner shows: a third of the item. */
const plannedFields = [
  'number',
  'id',
  'title',
  'company',
  'name',
  'customerId',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'status',
  'row',
  'planning',
  'version',
] as const;
export type PlannedOrder = Omit<
  Order,
  'description' | 'noteEmployees' | 'noteAdministration' | 'enquiryId' | 'pictures'
>;

export type StaffedOrder = Pick<Order, (typeof staffedFields)[number]>;

type OrderFilter = DatedFilter<OrderStatus>;

/** The orders of the actor's company. */
export function orderRepository(table: Table, companyId: string) {
  const orders = orderEntity(table);
  const from = { table, entity: orders };
  const partition = `c#${companyId}#order`;

  async function find(number: number): Promise<Order | undefined> {
    const { data } = await orders.get({ companyId, number }).go({ consistent: true });
    return data === null ? undefined : fromStored(data);
  }

  function queryOf(filter: OrderFilter) {
    const { status } = filter;
    const startDate = datePrefix(filter);
    if (status === undefined) return orders.query.byDate({ companyId }).begins({ startDate });
    return orders.query.byStatus({ companyId, status }).begins({ startDate });
  }

  const listSide: ReadSide<OrderRow> = async ({ past, day }, { limit, cursor }) => {
    assertCursorOf(cursor, { pk: partition, sk: 'no#', gsi1pk: partition, gsi1sk: '' });
    const byDate = orders.query.byDate({ companyId });
    const side = past ? byDate.lt({ startDate: day }) : byDate.gte({ startDate: day });
    const order = past ? 'desc' : 'asc';
    return readPage(from, side, { limit, order, cursor }, fromStored);
  };

  return {
    find,

    async getById(id: string): Promise<Order> {
      const number = numberOfId(id);
      const order = number === undefined ? undefined : await find(number);
      if (order?.id !== id) throw new AppError('not_found');
      return order;
    },

    /** By the order's id, or by its number in digits. Throws not_found. */
    async getByIdOrNumber(idOrNumber: string): Promise<Order> {
      const number = numberOfId(idOrNumber);
      const order = number === undefined ? undefined : await find(number);
      if (order === undefined || ![order.id, String(order.number)].includes(idOrNumber))
        throw new AppError('not_found');
      return order;
    },

    /** The titles of these orders by number, however many are asked for. */
    async titlesOf(numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (numbers.length === 0) return new Map();
      const keys = numbers.map((number) => ({ companyId, number }));
      const attributes = ['number', 'title'] as const;
      const found = await readBatch(table, orders, keys, attributes);
      return new Map(found.map(({ number, title }) => [number, title]));
    },

    /** These orders with their people, however many are asked for; those that are gone are left out. */
    async listStaffed(numbers: readonly number[]): Promise<StaffedOrder[]> {
      if (numbers.length === 0) return [];
      const keys = numbers.map((number) => ({ companyId, number }));
      return readBatch(table, orders, keys, staffedFields);
    },

    /** These orders as the planner shows them; those that are gone are left out. */
    async listPlanned(numbers: readonly number[]): Promise<PlannedOrder[]> {
      if (numbers.length === 0) return [];
      const keys = numbers.map((number) => ({ companyId, number }));
      const found = await readBatch(table, orders, keys, ['companyId', ...plannedFields]);
      return found.map((order) => fromStored(order));
    },

    /** These orders, however many are asked for; those that are gone are left out. */
    async listByNumber(numbers: readonly number[]): Promise<Order[]> {
      if (numbers.length === 0) return [];
      const keys = numbers.map((number) => ({ companyId, number }));
      const found = await readBatch(table, orders, keys);
      return found.map((order) => fromStored(order));
    },

    /** Orders that start from one day to another, both included, earliest first. */
    async listStarting(from: string, until: string): Promise<OrderRow[]> {
      const query = orders.query
        .byDate({ companyId })
        .between({ startDate: from }, { startDate: `${until}~` });
      const { data } = await query.go({ pages: 'all' });
      return data.map((order) => fromStored(order));
    },

    ...runningOrderQueries(table, companyId),

    /** Latest start first. The first page costs the same however long the list is. */
    async list(filter: OrderFilter): Promise<Page<OrderRow>> {
      return readPage(from, queryOf(filter), datedPage(partition, filter), fromStored);
    },

    /** Orders that start today or later, nearest first, then the others, latest first. */
    async listNext(today: string, page: PageRequest): Promise<Page<OrderRow>> {
      return plannedPage(listSide, today, page);
    },

    /** The orders of a customer, latest start first. */
    async listOfCustomer(customerId: string, page: PageRequest): Promise<Page<OrderRow>> {
      const options = customerPage({ companyId, customerId, table: 'order' }, page);
      const query = orders.query.byCustomer({ companyId, customerId }).begins({ startDate: '' });
      return readPage(from, query, options, fromStored);
    },

    /**
     * Orders that can be merged with an invoice: without one, and not cancelled (product D8). A page
     * shorter than its limit may not be the last.
     */
    async listMergeable(page: PageRequest & Pick<OrderFilter, 'status'>): Promise<Page<OrderRow>> {
      const query = queryOf(page).where(
        (item, op) => `${op.notExists(item.invoiceNumber)} AND ${op.ne(item.status, 'cancelled')}`,
      );
      return readPage(from, query, datedPage(partition, page), fromStored);
    },

    ...invoiceLinks(table, companyId),

    ...orderWrites(table, companyId),
  };
}
