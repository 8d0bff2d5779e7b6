import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { orders, type OrderStatus } from '@driftig/contracts/records/types/orders';
import { IconClipboardList } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { endFollowsStart } from '../end-follows-start.ts';
import { numberOf, textOf } from '../kind-column.tsx';
import { linkedForm } from '../linked-form.ts';
import type { RecordFormApi } from '../record-form.ts';
import type { ViewOf } from './record-view.ts';

/** The customer's company; the contact person where the customer is private. */
const customerOf = (order: RecordAnswer) => textOf(order, 'company') || textOf(order, 'name');

function invoiceLink(order: RecordAnswer) {
  const number = numberOf(order, 'invoiceNumber');
  return number === 0 ? '' : <Link to={paths.invoice(number)}>{number}</Link>;
}

type Field = keyof typeof orders.fields;

/** The last day follows the first. */
function connectFields(form: RecordFormApi): () => void {
  const days = { start: 'startDate', end: 'endDate' } satisfies Record<string, Field>;
  return endFollowsStart(linkedForm(form), days);
}

async function sendStatus({ id, version }: RecordAnswer, status: string): Promise<void> {
  const body = { id, version, status: status as OrderStatus };
  await call(orderRoutes.changeOrderStatus, { body }, { patches: [recordRoutes.listOrders] });
}

export const ordersView = {
  type: orders,
  sort: '~startDate',
  planned: { date: 'startDate', time: 'startTime', until: 'endDate' },
  empty: {
    icon: IconClipboardList,
    text: 'En ordre er en aftale med dato, kunde og status. Den bliver til en faktura bagefter.',
  },
  columns: {
    number: true,
    title: true,
    company: true,
    startDate: true,
    endDate: 3,
    startTime: 2,
    endTime: 1,
    status: true,
    invoiceNumber: 4,
  },
  card: { when: ['startDate', 'company'] },
  search: ['number', 'title', 'company', 'name', 'startDate', 'invoiceNumber', 'description'],
  dated: 'startDate',
  hidden: ['enquiryId'],
  keptIn: { customerId: ['company', 'name'] },
  own: {
    company: {
      roomy: 212,
      cell: customerOf,
      sortValue: customerOf,
      searchText: customerOf,
      csv: customerOf,
    },
    invoiceNumber: { cell: invoiceLink },
  },
  connectFields,
  sendStatus,
} as const satisfies ViewOf<typeof orders>;
