import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { invoiceFormFor } from '../../paths.ts';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import classes from './order-head.module.css';
import { texts } from './texts.ts';

/** Why an order is not invoiced; undefined when it can be. */
export function notInvoicedReason(order: RecordAnswer): string | undefined {
  if (numberOf(order, 'invoiceNumber') > 0) return texts.orderIsInvoiced;
  return textOf(order, 'status') === 'cancelled' ? texts.orderIsCancelled : undefined;
}

interface OrderHeadProps {
  order: RecordAnswer;
  /** Null without needed or assigned people. */
  staffing: ReactNode;
}

/** The staffing of an order, and the form of its invoice. */
export function OrderHead({ order, staffing }: OrderHeadProps) {
  const closed = notInvoicedReason(order);
  return (
    <div className={classes.head}>
      <dl className={classes.staffing}>
        <dt>{texts.staffing}</dt>
        <dd>{staffing ?? texts.notPlanned}</dd>
      </dl>
      {closed === undefined ? (
        <Button
          component={Link}
          to={invoiceFormFor.order(numberOf(order, 'number'))}
          leftSection={<IconFileInvoice size={18} stroke={1.6} />}
        >
          {texts.toInvoice}
        </Button>
      ) : (
        <span className={classes.closed}>{closed}</span>
      )}
    </div>
  );
}
