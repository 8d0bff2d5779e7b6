import { staffingText } from '@driftig/domain/planning/staffing-text';
import { orderStatusRoutes } from '@driftig/contracts/orders/change-status';
import { orderLists } from '@driftig/contracts/records/lists/orders';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { orders, OrderStatus } from '@driftig/contracts/records/types/orders';
import { customerOfOrder, missingOfOrder, orderFields } from '@driftig/domain/lists/rules/orders';
import { IconClipboardList } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { call } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { endFollowsStart } from '../form/end-follows-start.ts';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import { linkedForm } from '../form/linked-form.ts';
import { suggestTown } from '../form/suggest-town.ts';
import { OrderHead } from '../order-head.tsx';
import type { RecordFormApi } from '../form/record-form.ts';
import type { ScreenOf } from './record-view.ts';

function invoiceLink(order: RecordAnswer) {
  const number = numberOf(order, 'invoiceNumber');
  return number === 0 ? '' : <Link to={paths.invoice(number)}>{number}</Link>;
}

const staffingOf = (order: RecordAnswer) =>
  staffingText(numberOf(order, 'assignedEmployees'), numberOf(order, 'neededEmployees'));

/** On a card no heading says what is counted. */
const staffingOnCard = (order: RecordAnswer) => {
  const text = staffingOf(order);
  return numberOf(order, 'neededEmployees') > 0 ? `${text} folk` : text;
};

/** Amber while people are missing; a cancelled order lacks none. */
function staffingCell(order: RecordAnswer) {
  const text = staffingOf(order);
  const isShort = missingOfOrder(order) > 0 && textOf(order, 'status') !== 'cancelled';
  if (!isShort) return <span className="tabular">{text}</span>;
  return <StatusChip tone="pending">{text}</StatusChip>;
}

/** Its staffing and the next step, as on its row. */
const head = (order: RecordAnswer) => (
  <OrderHead order={order} staffing={staffingOf(order) === '' ? null : staffingCell(order)} />
);

type Field = keyof typeof orders.fields;

/** The last day follows the first, and a postal code suggests its town. */
function connectFields(form: RecordFormApi): () => void {
  const days = { start: 'startDate', end: 'endDate' } satisfies Record<string, Field>;
  const linked = linkedForm(form);
  const stops = [
    endFollowsStart(linked, days),
    suggestTown(linked, { zipcode: 'zipcode', town: 'town' } satisfies Record<string, Field>),
  ];
  return () => stops.forEach((stop) => stop());
}

async function sendStatus({ id, version }: RecordAnswer, status: string): Promise<void> {
  const body = { id, version, status: status as OrderStatus };
  await call(orderStatusRoutes.changeOrderStatus, { body }, { patches: [orderLists.listOrders] });
}

export const ordersView = {
  ...orderFields,
  list: orderLists.listOrders,
  sort: '~startDate',
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
    neededEmployees: 4,
    status: true,
    invoiceNumber: 5,
  },
  card: { when: ['startDate', staffingOnCard, 'company'] },
  dated: 'startDate',
  hidden: ['enquiryId', 'assignedEmployees'],
  keptIn: { customerId: ['company', 'name'] },
  own: {
    company: {
      roomy: 212,
      cell: customerOfOrder,
      csv: customerOfOrder,
    },
    neededEmployees: {
      header: 'Bemanding',
      width: 108,
      sortedAs: 'number',
      cell: staffingCell,
      csv: staffingOf,
    },
    invoiceNumber: { cell: invoiceLink },
  },
  connectFields,
  head,
  sendStatus,
  leads: { label: 'Åbn ordren', to: (order) => paths.order(numberOf(order, 'number')) },
  words: {
    title: 'Orders',
    purpose: 'Det, I har aftalt at levere, med tid, kunde og status.',
    add: 'Ny ordre',
    edit: 'Rediger ordre',
    conflict: 'En anden har imens ændret ordren. Dine ændringer er ikke gemt.',
    notFound: 'Ordren findes ikke.',
    // Its name begins with its number.
    deletionTitle: (name) => `Slet ordre ${name.replace(' ', ', ')}?`,
    deletion: 'Ordren kan ikke hentes frem igen, og dens nummer bliver ikke brugt igen.',
  },
} as const satisfies ScreenOf<typeof orders>;
