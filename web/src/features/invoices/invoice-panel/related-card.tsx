import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { IconClipboardList, IconFileInvoice, IconFileMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { UnmergeButton } from '../../../shared/record-screens/pages/unmerge-button.tsx';
import type { Icon } from '../../../ui/display/icon.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { creditNoteTab } from '../invoice-view/tabs.ts';
import classes from './panel.module.css';
import { texts } from './texts.ts';

interface Related {
  readonly icon: Icon;
  readonly name: string;
  readonly role: string;
  readonly to: string;
}

/** Deposit, End invoice and credit note of an invoice. */
function documentsOf(invoice: PrintableInvoice): Related[] {
  const { depositInvoiceNumber, usedBy, creditNumber, number } = invoice;
  const invoiceLink = (other: number, role: string): Related => ({
    icon: IconFileInvoice,
    name: texts.invoiceNumber(other),
    role,
    to: paths.invoice(other),
  });
  return [
    ...(depositInvoiceNumber === undefined
      ? []
      : [invoiceLink(depositInvoiceNumber, texts.deposit)]),
    ...(usedBy === undefined ? [] : [invoiceLink(usedBy, texts.end)]),
    ...(creditNumber === undefined
      ? []
      : [
          {
            icon: IconFileMinus,
            name: texts.creditNoteNumber(creditNumber),
            role: texts.creditNote,
            to: `${paths.invoice(number)}?tab=${creditNoteTab}`,
          },
        ]),
  ];
}

/** The order, the deposit or End and the credit note of an invoice; without any there is no card. */
export function RelatedCard({ invoice }: { invoice: PrintableInvoice }) {
  const { linkedOrder, orderNumber, usedBy } = invoice;
  // A credited invoice has left its order, and was still for it.
  const order = linkedOrder ?? orderNumber;
  // Only a merge can be undone; an End on the deposit keeps it where it is.
  const mergedOrder = linkedOrder === orderNumber || usedBy !== undefined ? undefined : linkedOrder;
  const documents = documentsOf(invoice);
  if (order === undefined && documents.length === 0) return null;
  return (
    <Card title={texts.related} flush className={classes.related}>
      {order === undefined ? null : (
        <div className={classes.order}>
          <RelatedLink
            icon={IconClipboardList}
            name={texts.order(order)}
            role={orderRole(invoice)}
            to={paths.order(order)}
          />
          {mergedOrder === undefined ? null : (
            <div className={classes.leave}>
              <UnmergeButton invoice={invoice} orderNumber={mergedOrder} />
            </div>
          )}
        </div>
      )}
      {documents.map((document) => (
        <RelatedLink key={document.to} {...document} />
      ))}
    </Card>
  );
}

function orderRole({ linkedOrder, isDeposit }: PrintableInvoice): string {
  if (linkedOrder === undefined) return texts.orderLeft;
  return isDeposit ? texts.orderDepositRole : texts.orderRole;
}

function RelatedLink({ icon: Symbol, name, role, to }: Related) {
  return (
    <Link to={to} className={classes.link}>
      <Symbol size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.linkText}>
        <span>{name}</span>
        <span className={classes.caption}>{role}</span>
      </span>
    </Link>
  );
}
