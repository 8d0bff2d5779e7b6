import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { enquiryStatuses } from '@driftig/contracts/records/types/enquiries';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconClipboardPlus, IconMail, IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { useChangeStatus } from '../../shared/record-screens/change/use-change-status.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { History } from '../../shared/record-screens/pages/history.tsx';
import { useRecordOfPage } from '../../shared/record-screens/pages/page-query.ts';
import { RecordMenu } from '../../shared/record-screens/pages/record-menu.tsx';
import { RecordPage } from '../../shared/record-screens/pages/record-page.tsx';
import type { Statuses } from '../../shared/record-screens/list/record-statuses.ts';
import { statusChoices } from '../../shared/record-screens/list/status-column.tsx';
import { texts as recordTexts } from '../../shared/record-screens/texts.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { PageParent } from '../../ui/layout/page-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useOpenRecord } from '../../ui/url/use-open-record.ts';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { numberOfOrder } from './order-number.ts';
import classes from './order/order.module.css';
import { StatusButton } from './order/status-button.tsx';
import { texts } from './texts.ts';
import { enquiriesView } from '../../shared/record-screens/views/enquiries.ts';

const RecordDialog = lazyWhenIdle(
  () => import('../../shared/record-screens/form/record-dialog.tsx'),
);
const AnswerEnquiryDialog = lazyWhenIdle(() => import('./answer-enquiry-dialog.tsx'));
const OrderFromEnquiryDialog = lazyWhenIdle(() => import('./order-from-enquiry-dialog.tsx'));
const statuses: Statuses = enquiryStatuses;
const choices = statusChoices(statuses);

/** An enquiry: what was asked for, how to answer, and the order that it became. */
export default function EnquiryPage() {
  const { id = '' } = useParams();
  const query = useRecordOfPage(enquiriesView, id);
  return (
    <RecordPage
      key={id}
      query={query}
      list={{ title: enquiriesView.words.title, path: paths.enquiries }}
      noun={texts.enquiry}
      gone={texts.enquiryGone}
    >
      {(enquiry, parent) => <Enquiry enquiry={enquiry} parent={parent} />}
    </RecordPage>
  );
}

function Enquiry({ enquiry, parent }: { enquiry: RecordAnswer; parent: PageParent }) {
  const address = useOpenRecord();
  const [answers, setAnswers] = useState(false);
  const purpose = texts.enquiryPurpose(
    textOf(enquiry, 'event'),
    formatDate(textOf(enquiry, 'date')),
  );
  const isOrdered = textOf(enquiry, 'orderId') !== '';
  const actions = (
    <>
      <Button
        leftSection={<IconPencil size={18} stroke={1.6} />}
        onClick={() => address.open(enquiry.id)}
      >
        {recordTexts.edit}
      </Button>
      <Button leftSection={<IconMail size={18} stroke={1.6} />} onClick={() => setAnswers(true)}>
        {texts.answer}
      </Button>
      {isOrdered ? null : (
        <Button
          variant="filled"
          leftSection={<IconClipboardPlus size={18} stroke={1.6} />}
          onClick={address.create}
        >
          {texts.makeOrder}
        </Button>
      )}
      <RecordMenu screen={enquiriesView} record={enquiry} list={parent} />
    </>
  );
  return (
    <Page title={textOf(enquiry, 'name')} parent={parent} purpose={purpose} actions={actions}>
      <div className={classes.page}>
        <div className={classes.column}>
          <Card title={texts.details} aside={<StatusMenu enquiry={enquiry} />}>
            <EnquiryFacts enquiry={enquiry} withoutStatus />
          </Card>
        </div>
        <div className={classes.column}>
          <OrderMade orderId={textOf(enquiry, 'orderId')} />
          <Card title={recordTexts.history} flush>
            <History type="enquiries" id={enquiry.id} />
          </Card>
        </div>
      </div>
      <Suspense>
        {address.openId === enquiry.id ? (
          <RecordDialog screen={enquiriesView} record={enquiry} onClose={address.close} />
        ) : null}
        {answers ? (
          <AnswerEnquiryDialog enquiry={enquiry} onClose={() => setAnswers(false)} />
        ) : null}
        {address.creating && !isOrdered ? (
          <OrderFromEnquiryDialog enquiry={enquiry} onClose={address.close} />
        ) : null}
      </Suspense>
    </Page>
  );
}

function StatusMenu({ enquiry }: { enquiry: RecordAnswer }) {
  const change = useChangeStatus(enquiriesView);
  const status = statuses[textOf(enquiry, 'status')];
  return (
    <StatusButton
      status={status}
      current={textOf(enquiry, 'status')}
      choices={choices}
      onChoose={(next) => change(enquiry, next)}
    />
  );
}

function OrderMade({ orderId }: { orderId: string }) {
  const number = numberOfOrder(orderId);
  return (
    <Card title={texts.orderMade}>
      {number === undefined ? (
        <p className={classes.dimmed}>{texts.notOrdered}</p>
      ) : (
        <Link to={paths.order(number)} className={classes.action}>
          {texts.openOrder(String(number))}
        </Link>
      )}
    </Card>
  );
}
