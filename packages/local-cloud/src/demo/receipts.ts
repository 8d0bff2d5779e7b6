import type { ReceiptStatus } from '@driftig/contracts/records/types/receipts';

/** An uploaded receipt and its status. */
export interface DemoReceipt {
  readonly businessName: string;
  readonly description: string;
  /** Kroner. */
  readonly price: number;
  readonly daysAgo: number;
  readonly status: ReceiptStatus;
  /** A photo in `receipt-pictures`; without one the receipt is a PDF. */
  readonly picture?: string;
}

/** The first one is named by the sample requests. */
export const receiptRows: readonly DemoReceipt[] = [
  {
    businessName: 'Byggecenter Nord',
    description: 'Skruer og gaffatape til scenen',
    price: 348.75,
    daysAgo: 3,
    status: 'actionNeeded',
    picture: 'byggecenter.jpg',
  },
  {
    businessName: 'Blomsterhuset',
    description: 'Buketter og lyskæder til receptionen på kajen',
    price: 1298.95,
    daysAgo: 6,
    status: 'actionNeeded',
    picture: 'blomster.jpg',
  },
  {
    businessName: 'Slagter Havn',
    description: 'Frokost til opsætningsholdet',
    price: 756.5,
    daysAgo: 11,
    status: 'approved',
    picture: 'koed.jpg',
  },
  {
    businessName: 'Tankstationen Ringvejen',
    description: 'Diesel til varevognen',
    price: 642.18,
    daysAgo: 12,
    status: 'actionNeeded',
  },
  {
    businessName: 'Kontor & Papir',
    description: 'Printerpapir og kuverter',
    price: 289,
    daysAgo: 19,
    status: 'approved',
  },
  {
    businessName: 'Storebæltsbroen',
    description: 'Bro, tur-retur til messen i København',
    price: 490,
    daysAgo: 33,
    status: 'approved',
  },
  {
    businessName: 'Café Mols',
    description: 'Uden kundens navn, kan ikke bogføres',
    price: 415,
    daysAgo: 41,
    status: 'rejected',
  },
  {
    businessName: 'Scenegruppen',
    description: 'Reservedele til podier',
    price: 2180,
    daysAgo: 58,
    status: 'approved',
  },
];
