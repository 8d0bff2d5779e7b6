// Default export: loaded lazily by FormPopups.
import type { OrderToInvoice } from '@driftig/contracts/invoices/bases';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { useAllPages } from '../../../../api/queries/all-pages.ts';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { WholeDates } from '../../../../ui/display/whole-dates.tsx';
import { openDeposits } from '../../invoice-create-queries.ts';
import { BaseDialog } from './base-dialog.tsx';
import classes from './base-row.module.css';
import { texts } from './texts.ts';
import { whenText } from './when-text.ts';

/** Product L8. */
const ORDERS_PER_PAGE = [5, 10, 15];
const WIDTH = 1200;

interface OrdersDialogProps {
  onChoose: (number: number) => Promise<void>;
  onClose: () => void;
}

/** The orders without an invoice; the chosen one is put into the form with all that it has. */
export default function OrdersDialog({ onChoose, onClose }: OrdersDialogProps) {
  const list = useAllPages(invoiceRoutes.listOrdersToInvoice, { query: {} });
  const { data: deposits } = useQuery(openDeposits);
  const paid = new Set(deposits?.rows.flatMap((row) => (row.paid ? [row.number] : [])));
  return (
    <BaseDialog
      title={texts.orders}
      help={texts.ordersHelp}
      width={WIDTH}
      list={list}
      sizes={ORDERS_PER_PAGE}
      label={texts.orderList}
      searchLabel={texts.searchOrders}
      textOf={textOf}
      none={texts.noOrders}
      onChoose={({ number }) => onChoose(number)}
      onClose={onClose}
    >
      {(order, choosing) => (
        <OrderRow order={order} isPaid={paid.has(order.depositInvoiceNumber)} {...choosing} />
      )}
    </BaseDialog>
  );
}

const textOf = ({ number, title, company, name }: OrderToInvoice) =>
  `${number} ${title} ${company} ${name}`;

interface OrderRowProps {
  order: OrderToInvoice;
  /** Whether its deposit is paid. */
  isPaid: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function OrderRow({ order, isPaid, disabled, onChoose }: OrderRowProps) {
  const { number, title, company, name, depositInvoiceNumber: deposit } = order;
  return (
    <UnstyledButton className={classes.row} disabled={disabled} onClick={onChoose}>
      <span className={classes.name}>
        {title}
        <span className={classes.detail}>{texts.order(number)}</span>
      </span>
      <span>{company || name}</span>
      <span className={classes.detail}>
        <WholeDates>{whenText(order)}</WholeDates>
      </span>
      <span className={classes.end}>
        {deposit === 0 ? null : (
          <StatusChip tone={isPaid ? 'done' : 'pending'}>
            {isPaid ? texts.depositPaid(deposit) : texts.depositUnpaid(deposit)}
          </StatusChip>
        )}
      </span>
    </UnstyledButton>
  );
}
