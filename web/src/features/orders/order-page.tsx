import { Button } from '@mantine/core';
import { IconFileInvoice, IconMailQuestion, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { invoiceFormFor, paths } from '../../paths.ts';
import { RecordMenu } from '../../shared/record-screens/pages/record-menu.tsx';
import { RecordPage } from '../../shared/record-screens/pages/record-page.tsx';
import { texts as recordTexts } from '../../shared/record-screens/texts.ts';
import { lateCard } from '../../ui/loading/late-card.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { PageParent } from '../../ui/layout/page-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useOpenRecord } from '../../ui/url/use-open-record.ts';
import { OrderPayment } from './order/order-payment.tsx';
import { OrderStaffing } from './order/order-staffing.tsx';
import { OrderStrip } from './order/order-strip.tsx';
import { ConversationButton } from './order/conversation-button.tsx';
import classes from './order/order.module.css';
import { orderOverviewQuery, type OrderOverview } from './queries.ts';
import { texts } from './texts.ts';
import { ordersView } from '../../shared/record-screens/views/orders.tsx';

/** So many letters the top bar of a phone shows, however its two lines break. */
const TWO_LINES = 24;

/** Below the first view, on the way while the order is asked for. */
const OrderLines = lateCard(() => import('./lines/order-lines.tsx'));
const OrderNotes = lateCard(() => import('./order/order-notes.tsx'));
const OrderPlace = lateCard(() => import('./order/order-place.tsx'));
const OrderHoursCard = lateCard(() => import('./hours/order-hours-card.tsx'));
const OrderTasksCard = lateCard(() => import('./tasks/order-tasks-card.tsx'));
const PicturesCard = lateCard(() => import('./pictures/pictures-card.tsx'));
const OrderHistory = lateCard(() => import('./order/order-history.tsx'));
const RecordDialog = lazyWhenIdle(
  () => import('../../shared/record-screens/form/record-dialog.tsx'),
);
const EnquiryDetailsDialog = lazyWhenIdle(() => import('./enquiry-details-dialog.tsx'));

/** An order: time and customer, lines, invoices, notes, tasks, pictures and history. */
export default function OrderPage() {
  const { number = '' } = useParams();
  const query = useQuery(orderOverviewQuery(number));
  return (
    <RecordPage
      key={number}
      query={query}
      list={{ title: ordersView.words.title, path: paths.orders }}
      noun={texts.order(number)}
      gone={texts.orderGone}
    >
      {(overview, parent) => <Order overview={overview} parent={parent} />}
    </RecordPage>
  );
}

interface OrderProps {
  overview: OrderOverview;
  parent: PageParent;
}

function Order({ overview, parent }: OrderProps) {
  const { order } = overview;
  const customer = order.company || order.name;
  return (
    <Page
      title={order.title}
      parent={parent}
      purpose={
        <>
          {order.title.length > TWO_LINES ? (
            <span className={classes.fullTitle} aria-hidden="true">
              {order.title}
            </span>
          ) : null}
          {texts.orderOf(order.number, customer)}
        </>
      }
      actions={<Actions overview={overview} parent={parent} />}
    >
      <div className={classes.page}>
        <div className={classes.column}>
          <OrderStrip order={order} />
          <OrderStaffing order={order} />
          {order.description === '' ? null : (
            <Card title={texts.description}>
              <p className={classes.text}>{order.description}</p>
            </Card>
          )}
          <OrderLines order={order} />
        </div>
        <div className={classes.column}>
          <OrderPayment overview={overview} />
          <OrderPlace overview={overview} />
          <OrderHoursCard overview={overview} />
          <OrderNotes order={order} />
          <OrderTasksCard order={order} />
          <PicturesCard order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </Page>
  );
}

/** Edit, what it was made of, and the next step: its invoice. */
function Actions({ overview: { order, invoice }, parent }: OrderProps) {
  const address = useOpenRecord();
  const [showsEnquiry, setShowsEnquiry] = useState(false);
  return (
    <>
      {order.enquiryId === '' ? null : (
        <Button
          leftSection={<IconMailQuestion size={18} stroke={1.6} />}
          onClick={() => setShowsEnquiry(true)}
        >
          {texts.showEnquiry}
        </Button>
      )}
      <ConversationButton orderNumber={order.number} />
      <Button
        leftSection={<IconPencil size={18} stroke={1.6} />}
        onClick={() => address.open(order.id)}
      >
        {recordTexts.edit}
      </Button>
      {invoice === undefined && order.status !== 'cancelled' ? (
        <Button
          variant="filled"
          component={Link}
          to={invoiceFormFor.order(order.number)}
          leftSection={<IconFileInvoice size={18} stroke={1.6} />}
        >
          {recordTexts.toInvoice}
        </Button>
      ) : null}
      <RecordMenu screen={ordersView} record={order} list={parent} />
      <Suspense>
        {address.openId === order.id ? (
          <RecordDialog screen={ordersView} record={order} onClose={address.close} />
        ) : null}
        {showsEnquiry ? (
          <EnquiryDetailsDialog id={order.id} onClose={() => setShowsEnquiry(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
