import type { CreditNoteInput } from './credit-note.ts';
import type {
  DepositInvoice,
  FinalInvoice,
  InvoiceGroups,
  InvoiceLine,
} from './invoice-document.types.ts';

function line(
  name: string,
  description: string,
  quantity: number,
  unit: string,
  kroner: number,
): InvoiceLine {
  return { name, description, quantity, unit, price: kroner * 100, total: quantity * kroner * 100 };
}

export const sampleGroups: InvoiceGroups = {
  1: [
    line('Telt 9 × 15 m', 'inkl. gulv og opsætning', 1, 'stk.', 14_500),
    line('Klapstol, hvid', 'leveret og stillet op', 120, 'stk.', 28),
    line('Bord 180 × 80 cm', 'inkl. hvid dug', 20, 'stk.', 115),
    line('Lyskæde, varm hvid', 'længde 10 m', 12, 'stk.', 145),
    line('Varmekanon 30 kW', 'inkl. gas', 2, 'stk.', 650),
  ],
  2: [
    line('Lydpakke L', 'to højttalere, mixer, to trådløse mikrofoner', 1, 'pk.', 6_800),
    line('Barpakke', 'mobil bar, køl og glas til 120', 1, 'pk.', 8_900),
  ],
  3: [
    line('Opsætning og nedtagning', 'fire personer à fem timer', 20, 'timer', 395),
    line('Bartender', 'to personer à otte timer', 16, 'timer', 425),
    line('Kørsel', 'Aarhus–Vejle, tur og retur', 2, 'ture', 750),
  ],
};

/** An End invoice with a deposit deducted. */
export const sampleInvoice: FinalInvoice = {
  kind: 'final',
  number: '1249',
  date: '2026-11-12',
  payDate: '2026-11-17',
  deliveryDate: '2026-11-07',
  orderTitle: 'Jubilæumsfest, 120 gæster',
  orderNumber: '2026-0132',
  orderDescription: '',
  orderStartDate: '',
  orderEndDate: '',
  orderStartTime: '',
  orderEndTime: '',
  currency: 'DKK',
  cancelled: false,
  seller: {
    name: 'Nordlys Event ApS',
    address: 'Havnegade 14',
    zipcode: '8000',
    town: 'Aarhus C',
    country: 'Danmark',
    phone: '70201460',
    email: 'faktura@nordlysevent.dk',
    cvr: '12345674',
    bankName: 'Fjordbanken',
    regNumber: '9876',
    accountNumber: '0012345678',
    fikCreditor: '87654321',
  },
  buyer: {
    company: 'Holm & Søn ApS',
    name: 'Kirsten Holm',
    address: 'Dæmningen 42, 2.',
    zipcode: '7100',
    town: 'Vejle',
    country: 'Danmark',
    cvr: '87654354',
  },
  groups: sampleGroups,
  price: 5_510_000,
  taxRate: 25,
  tax: 1_377_500,
  total: 6_887_500,
  deposit: {
    number: '1198',
    date: '2026-09-04',
    paidDate: '2026-09-08',
    net: 1_920_000,
    tax: 480_000,
    gross: 2_400_000,
  },
  amountDue: 4_487_500,
};

/** Order details printed on an invoice. */
export const sampleOrder = {
  orderDescription: 'Telt med gulv og lys i haven, bar til midnat.\n\nNedtagning søndag formiddag.',
  orderStartDate: '2026-11-06',
  orderEndDate: '2026-11-07',
  orderStartTime: '12:00',
  orderEndTime: '02:00',
};

/** The deposit invoice of the same order. */
export const sampleDepositInvoice: DepositInvoice = {
  ...sampleInvoice,
  kind: 'deposit',
  number: '1198',
  date: '2026-09-04',
  payDate: '2026-09-12',
  deposit: { net: 1_920_000, tax: 480_000, gross: 2_400_000 },
  amountDue: 2_400_000,
};

/** Credit note of the End invoice, of which 500 kr. were paid. */
export const sampleCreditNote: CreditNoteInput = {
  number: '3',
  date: '2026-11-20',
  reason: 'Festen er aflyst.',
  paid: 50_000,
  invoice: sampleInvoice,
};
