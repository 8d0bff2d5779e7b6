import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { Button } from '@mantine/core';
import { IconClipboardList, IconClipboardPlus, IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import type { RowAction } from '../../ui/data-table/columns/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { numberOfOrder } from './order-number.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import { texts } from './texts.ts';
import { enquiriesView } from '../../shared/record-screens/views/enquiries.ts';

const OrderFromEnquiryDialog = lazyWhenIdle(() => import('./order-from-enquiry-dialog.tsx'));
const AnswerEnquiryDialog = lazyWhenIdle(() => import('./answer-enquiry-dialog.tsx'));
const EnquiryDetailsDialog = lazyWhenIdle(() => import('./enquiry-details-dialog.tsx'));

/** The list of enquiries, with actions to answer one, to create an order from it and to show that order. */
export default function EnquiriesPage() {
  const [ordering, setOrdering] = useState<RecordAnswer>();
  const [answering, setAnswering] = useState<RecordAnswer>();
  const navigate = useNavigate();
  const orderActions = (row: RecordAnswer): readonly RowAction[] => {
    const orderId = textOf(row, 'orderId');
    const make = {
      label: texts.makeOrder,
      icon: IconClipboardPlus,
      onSelect: () => setOrdering(row),
      disabledReason: orderId === '' ? undefined : texts.isOrder,
    };
    const show = {
      label: texts.showOrder,
      icon: IconClipboardList,
      onSelect: () => void navigate(paths.order(numberOfOrder(orderId) ?? 0)),
    };
    return orderId === '' ? [make] : [make, show];
  };
  const actions = (row: RecordAnswer): readonly RowAction[] => [
    { label: texts.answer, icon: IconMail, onSelect: () => setAnswering(row) },
    ...orderActions(row),
  ];
  const details = ({ id }: RecordAnswer, onClose: () => void) => (
    <EnquiryDetailsDialog
      id={id}
      onClose={onClose}
      footer={(enquiry) => (
        <EnquiryActions
          enquiry={enquiry}
          onAnswer={() => {
            onClose();
            setAnswering(enquiry);
          }}
          onOrder={() => {
            onClose();
            setOrdering(enquiry);
          }}
        />
      )}
    />
  );
  return (
    <>
      <RecordTablePage
        key="enquiries"
        screen={enquiriesView}
        moreActions={actions}
        dialogs={{ show: details }}
      />
      <Suspense>
        {ordering ? (
          <OrderFromEnquiryDialog enquiry={ordering} onClose={() => setOrdering(undefined)} />
        ) : null}
        {answering ? (
          <AnswerEnquiryDialog enquiry={answering} onClose={() => setAnswering(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

interface EnquiryActionsProps {
  enquiry: RecordAnswer;
  onAnswer: () => void;
  onOrder: () => void;
}

/** The next steps of an enquiry, and its page with its history. */
function EnquiryActions({ enquiry, onAnswer, onOrder }: EnquiryActionsProps) {
  const order = numberOfOrder(textOf(enquiry, 'orderId'));
  return (
    <>
      <Button component={Link} to={paths.enquiry(enquiry.id)}>
        {texts.openPage}
      </Button>
      <Button onClick={onAnswer}>{texts.answer}</Button>
      {order === undefined ? (
        <Button variant="filled" onClick={onOrder}>
          {texts.makeOrder}
        </Button>
      ) : (
        <Button variant="filled" component={Link} to={paths.order(order)}>
          {texts.showOrder}
        </Button>
      )}
    </>
  );
}
