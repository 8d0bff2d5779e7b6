import type { Oere } from '../money.ts';
import type { Bank } from './bank.ts';
import type { Buyer, InvoiceDraft } from './invoice.ts';
import { buyerVatNumber, needsBuyerInFull, vatNumberNeed } from './vat/vat-needs.ts';

/** Up to this total with VAT, 3,000 kr., an invoice may be simple (product F9). */
const SIMPLE_UP_TO: Oere = 300_000;
const DENMARK = /^(dk|danmark|denmark)?$/i;

type AddressField = 'address' | 'zipcode' | 'town';
type Place = Readonly<Record<AddressField | 'country', string>>;
type IssuedDraft = Pick<InvoiceDraft, 'sums' | 'currency' | 'bank' | 'vat'> & {
  readonly buyer: Place & Partial<Pick<Buyer, 'vatNumber' | 'cvr'>>;
};

/** The company's own settings, where an invoice takes its sender from. */
export interface IssueSender extends Bank, Place {
  readonly cvr: string;
}

type Fields = Record<string, string>;

/** Groups of fields that can be missing, in the order in which texts name them. */
export const needs = [
  'account',
  'sellerCvr',
  'sellerAddress',
  'buyerAddress',
  'buyerVatNumber',
] as const;
export type Need = (typeof needs)[number];

const needOfField: Readonly<Record<string, Need>> = {
  regNumber: 'account',
  accountNumber: 'account',
  mycvr: 'sellerCvr',
  myaddress: 'sellerAddress',
  myzipcode: 'sellerAddress',
  mytown: 'sellerAddress',
  address: 'buyerAddress',
  zipcode: 'buyerAddress',
  town: 'buyerAddress',
  vatNumber: 'buyerVatNumber',
};

/** The need that a field of the form meets; undefined for any other field. */
export function needOf(field: string): Need | undefined {
  return needOfField[field];
}

const toSettings = 'Jeres oplysninger mangler i Settings.';
const overLimit = 'Kundens adresse skal stå på en faktura over 3.000 kr.';
const onForeign = 'Kundens adresse skal stå på fakturaen.';

/** Danish addresses have a postal code; others may have none. */
function missingOf(party: Place): AddressField[] {
  const isDanish = DENMARK.test(party.country.trim());
  const fields: readonly AddressField[] = isDanish
    ? ['address', 'zipcode', 'town']
    : ['address', 'town'];
  return fields.filter((field) => party[field].trim() === '');
}

/** Whether the whole address of a party is there. */
export const hasAddress = (party: Place): boolean => missingOf(party).length === 0;

/** Payment needs an account, unless there is nothing to pay. */
function accountNeeds({ bank, sums }: IssuedDraft, sender: IssueSender): Fields {
  if (sums.amountDue <= 0) return {};
  const { regNumber, accountNumber } = bank ?? sender;
  return {
    ...(regNumber === '' ? { regNumber: 'Skal udfyldes, så kunden kan betale.' } : {}),
    ...(accountNumber === '' ? { accountNumber: 'Skal udfyldes, så kunden kan betale.' } : {}),
  };
}

/**
 * Fields that still prevent issuing, by form field: the seller's CVR number, both addresses above
 * 3,000 kr. with VAT (product F1, F9), an account to pay to, and the buyer's VAT number where its code asks
 * for it (product D38). The seller's fields are those of
 * Settings, under their names in the form. Other currencies cannot be compared with the limit, and sales with
 * reverse charge are never simple, so those always need addresses.
 */
export function issueNeeds(invoice: IssuedDraft, sender: IssueSender): Fields {
  const { sums, currency, buyer, vat } = invoice;
  const inFull = currency !== 'DKK' || needsBuyerInFull(vat);
  const isSimple = !inFull && sums.total <= SIMPLE_UP_TO;
  const vatNumber = vatNumberNeed(buyerVatNumber(buyer, vat), vat);
  const addresses = isSimple
    ? []
    : [
        ...missingOf(sender).map((field) => [`my${field}`, toSettings] as const),
        ...missingOf(buyer).map((field) => [field, inFull ? onForeign : overLimit] as const),
      ];
  return {
    ...accountNeeds(invoice, sender),
    ...(sender.cvr === '' ? { mycvr: toSettings } : {}),
    ...Object.fromEntries(addresses),
    ...(vatNumber === undefined ? {} : { vatNumber }),
  };
}
