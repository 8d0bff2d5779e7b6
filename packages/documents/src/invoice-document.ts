import { saleVatCodes } from '@driftig/contracts/invoices/sale-vat';
import { saleVatRule } from '@driftig/domain/invoices/vat/sale-vat';
import { standardVatCode } from '@driftig/domain/invoices/vat/vat-code';
import { currencyWord, formatDate, formatKroner, formatQuantity } from '@driftig/domain/format';
import type {
  DocumentColumns,
  DocumentFact,
  DocumentGroup,
  InvoiceDocument,
  InvoiceDocumentInput,
  InvoiceGroups,
  InvoiceLine,
} from './invoice-document.types.ts';
import { orderOf } from './invoice-order.ts';
import { buyerParty, sellerFooter, sellerParty } from './invoice-parties.ts';
import { noticesOf, paymentOf } from './invoice-payment.ts';
import { notesOf, totalsOf } from './invoice-totals.ts';
import { hasTax } from './vat-rows.ts';

const groupTitles = [
  [1, 'Varer'],
  [2, 'Produktgrupper'],
  [3, 'Ydelser'],
] as const;

/** A line without a name shows its description in the name's place. */
function lineTextsOf({
  name,
  description,
}: InvoiceLine): Pick<InvoiceLine, 'name' | 'description'> {
  return name === '' ? { name: description, description: '' } : { name, description };
}

/** Lines of a group by VAT code, each with its own sum where the group has several (law F5). */
function groupsByCode(title: string, lines: readonly InvoiceLine[]): DocumentGroup[] {
  const codes = saleVatCodes.filter((code) => lines.some((line) => codeOf(line) === code));
  if (codes.length < 2) return [documentGroup(title, lines)];
  return codes.map((code) =>
    documentGroup(
      `${title}, ${saleVatRule(code).short}`,
      lines.filter((line) => codeOf(line) === code),
    ),
  );
}

const codeOf = ({ vatCode = standardVatCode }: InvoiceLine) => vatCode;

function documentGroup(title: string, lines: readonly InvoiceLine[]): DocumentGroup {
  return {
    title,
    sum: formatKroner(lines.reduce((sum, line) => sum + line.total, 0)),
    lines: lines.map((line) => ({
      ...lineTextsOf(line),
      quantity: formatQuantity(line.quantity),
      unit: line.unit ?? '',
      price: formatKroner(line.price),
      total: formatKroner(line.total),
    })),
  };
}

export function groupsOf(groups: InvoiceGroups): DocumentGroup[] {
  return groupTitles
    .flatMap(([group, title]) => groupsByCode(title, groups[group]))
    .filter((group) => group.lines.length > 0);
}

export function columnsOf(
  input: InvoiceDocumentInput,
  groups: readonly DocumentGroup[],
): DocumentColumns {
  const hasUnits = groups.some((group) => group.lines.some((line) => line.unit !== ''));
  return {
    name: 'Beskrivelse',
    quantity: 'Antal',
    unit: hasUnits ? 'Enhed' : undefined,
    price: hasTax(input) ? 'Pris uden moms' : 'Pris',
    total: `Beløb, ${currencyWord(input.currency)}`,
  };
}

function factsOf(input: InvoiceDocumentInput): DocumentFact[] {
  const deliveryDate = input.deliveryDate === input.date ? '' : input.deliveryDate;
  return [
    { label: 'Fakturadato', value: formatDate(input.date), wide: false },
    { label: 'Leveringsdato', value: formatDate(deliveryDate), wide: false },
    { label: 'Vedrører', value: input.orderTitle, wide: true },
    {
      label: 'Betales senest',
      value: input.cancelled ? '' : formatDate(input.payDate),
      wide: false,
    },
    ...buyerFacts(input),
  ].filter((fact) => fact.value !== '');
}

/** Reference fields that public customers require on an invoice (product F10). */
export function buyerFacts({ buyer }: InvoiceDocumentInput): DocumentFact[] {
  return [
    { label: 'EAN-nr.', value: buyer.gln ?? '', wide: false },
    { label: 'Deres reference', value: buyer.reference ?? '', wide: true },
  ];
}

const FACTS_IN_A_ROW = 4;

/** The facts in rows, as printed. */
export function factRows(facts: readonly DocumentFact[]): DocumentFact[][] {
  const rows = Math.ceil(facts.length / FACTS_IN_A_ROW);
  return Array.from({ length: rows }, (_, index) =>
    facts.slice(index * FACTS_IN_A_ROW, (index + 1) * FACTS_IN_A_ROW),
  );
}

function subtitleOf(input: InvoiceDocumentInput): string {
  const order = input.orderNumber === '' ? '' : ` til ordre ${input.orderNumber}`;
  if (input.kind === 'deposit') return `Faktura på depositum${order}`;
  if (input.deposit !== undefined) return `Slutfaktura${order}`;
  return input.orderNumber === '' ? '' : `Ordre ${input.orderNumber}`;
}

/** The content of an invoice as the PDF and the screen both show it. */
export function buildInvoiceDocument(input: InvoiceDocumentInput): InvoiceDocument {
  const groups = groupsOf(input.groups);
  return {
    fileName: pdfFileName(input.kind === 'deposit' ? 'Depositum' : 'Faktura', input.number),
    isoDate: input.date,
    title: `Faktura ${input.number}`,
    subtitle: subtitleOf(input),
    mark: input.cancelled ? 'Annulleret' : '',
    buyer: buyerParty(input),
    seller: sellerParty(input),
    facts: factsOf(input),
    order: orderOf(input),
    columns: columnsOf(input, groups),
    groups,
    notes: notesOf(input),
    totals: totalsOf(input),
    payment: paymentOf(input),
    notices: noticesOf(input),
    footer: sellerFooter(input.seller),
  };
}

/** 'Side 2 af 5'. */
export function pageLabel(page: number, pages: number): string {
  return `Side ${page} af ${pages}`;
}

/** 'Faktura-1249.pdf'. Characters that file systems or mails may refuse become dashes. */
export function pdfFileName(kind: 'Faktura' | 'Depositum' | 'Kreditnota', number: string): string {
  return `${kind}-${number.replace(/[^A-Za-z0-9_-]+/g, '-')}.pdf`;
}
