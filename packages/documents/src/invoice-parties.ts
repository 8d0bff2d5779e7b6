import { vatNumberOf } from '@driftig/domain/invoices/vat/vat-code';
import { formatPhone } from '@driftig/domain/format';

import type { DocumentParty, InvoiceDocumentInput } from './invoice-document.types.ts';
import type { InvoiceParty, InvoiceSeller } from './invoice-party.types.ts';

const DENMARK = /^(dk|danmark|denmark)?$/i;

/** Whether the countries differ; only then are they shown. */
function isAbroad({ seller, buyer }: InvoiceDocumentInput): boolean {
  const [from, to] = [seller, buyer].map((party) => {
    const country = party.country.trim();
    return DENMARK.test(country) ? '' : country.toLowerCase();
  });
  return from !== to;
}

function townOf(party: InvoiceParty): string {
  return [party.zipcode, party.town].join(' ').trim();
}

function addressLines(party: InvoiceParty, abroad: boolean): string[] {
  return [party.address, townOf(party), abroad ? party.country.trim() || 'Danmark' : ''];
}

function cvrLine(cvr: string): string {
  return cvr === '' ? '' : `CVR-nr. ${cvr}`;
}

/** A VAT number that only repeats the CVR number with its letters is shown alone. */
function buyerNumbers({ cvr, vatNumber = '' }: InvoiceDocumentInput['buyer']): string {
  if (vatNumber === '') return cvrLine(cvr);
  const repeats = cvr === '' || vatNumber.endsWith(cvr.replaceAll(/[^0-9A-Z]/gi, '').toUpperCase());
  return [repeats ? '' : cvrLine(cvr), `Momsnr. ${vatNumber}`].filter(Boolean).join(', ');
}

/** With the country's letters where something is sold to other EU countries (momsbekendtgørelsen § 74). */
function sellerNumber({ seller, vat }: InvoiceDocumentInput): string {
  const toEu = (vat ?? []).some(({ code }) => vatNumberOf(code) === 'eu');
  return toEu && seller.cvr !== ''
    ? `Momsnr. DK${seller.cvr.replace(/^DK/i, '')}`
    : cvrLine(seller.cvr);
}

function withoutEmpty(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}

function phoneLine(phone: string): string {
  return phone === '' ? '' : `Tlf. ${formatPhone(phone)}`;
}

export function buyerParty(input: InvoiceDocumentInput): DocumentParty {
  const { buyer } = input;
  const attention = buyer.company === '' || buyer.name === '' ? '' : `Att. ${buyer.name}`;
  return {
    label: 'Faktureres til',
    name: buyer.company || buyer.name,
    lines: withoutEmpty([attention, ...addressLines(buyer, isAbroad(input))]),
    cvr: buyerNumbers(buyer),
  };
}

export function sellerParty(input: InvoiceDocumentInput): DocumentParty {
  const { seller } = input;
  const contact = withoutEmpty([phoneLine(seller.phone), seller.email]).join(', ');
  return {
    label: 'Fra',
    name: seller.name,
    lines: withoutEmpty([...addressLines(seller, isAbroad(input)), contact]),
    cvr: sellerNumber(input),
  };
}

/** The line at the foot of each page. */
export function sellerFooter(seller: InvoiceSeller): string {
  return withoutEmpty([seller.name, seller.address, townOf(seller), cvrLine(seller.cvr)]).join(
    ', ',
  );
}
