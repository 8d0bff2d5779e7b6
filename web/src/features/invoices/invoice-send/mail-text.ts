import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { formatAmount, formatDate } from '@driftig/domain/format';

type Mailed = Pick<
  PrintableInvoice,
  | 'number'
  | 'name'
  | 'orderTitle'
  | 'isDeposit'
  | 'open'
  | 'currency'
  | 'payDate'
  | 'total'
  | 'creditNumber'
> & { readonly seller: Pick<PrintableInvoice['seller'], 'name'> };

/** 'Faktura 1225 fra Nordlys Event ApS'; of a credited invoice its credit note. */
export function mailSubject({ number, creditNumber, isDeposit, seller }: Mailed): string {
  if (creditNumber !== undefined) return `Kreditnota ${creditNumber} fra ${seller.name}`;
  return `${isDeposit ? 'Depositumfaktura' : 'Faktura'} ${number} fra ${seller.name}`;
}

/** Default text of a mail until the user changes it. */
export function mailText(invoice: Mailed): string {
  const { name, seller } = invoice;
  const greeting = name === '' ? 'Hej' : `Hej ${name.split(' ')[0]}`;
  return [greeting, ...paragraphsOf(invoice), `Venlig hilsen\n${seller.name}`].join('\n\n');
}

function paragraphsOf(invoice: Mailed): string[] {
  const { number, creditNumber, orderTitle, open, currency, payDate } = invoice;
  const about = orderTitle === '' ? '' : ` for ${orderTitle}`;
  if (creditNumber !== undefined)
    return [`Vedhæftet er kreditnota ${creditNumber}, som udligner faktura ${number}${about}.`];
  const what = invoice.isDeposit ? 'depositumfaktura' : 'faktura';
  const attached = `Vedhæftet er ${what} ${number}${about}.`;
  if (open <= 0) return [attached, 'Der er ikke noget at betale.'];
  const amount = formatAmount(open, currency);
  return [attached, `Beløbet er ${amount} og betales senest ${formatDate(payDate)}.`];
}
