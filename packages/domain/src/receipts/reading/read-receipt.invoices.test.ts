import { expect, test } from 'vitest';

import { readReceipt, type ReceiptReading } from './read-receipt.ts';

const today = '2026-11-27';
const ownCvr = '29403473';

/** Invented invoices, foreign receipts and texts that say too little, their lines parted by `/`. */
const texts: readonly (readonly [string, string, ReceiptReading])[] = [
  [
    'online invoice with the buyer’s CVR',
    'Skrivebordet ApS / Faktura 20418 / Fakturadato: 3. november 2026 / Forfaldsdato: 17. november 2026 / Kunde CVR: 29403473 / Stol 1 stk 1.000,00 / Beløb ekskl. moms 1.000,00 / Moms (25 %) 250,00 / Beløb i alt DKK 1.250,00 / CVR-nr. 10 15 08 17',
    {
      shop: 'Skrivebordet ApS',
      cvr: '10150817',
      description: 'Stol 1 stk',
      date: '2026-11-03',
      amount: 125_000,
      vat: 25_000,
    },
  ],
  [
    'invoice in English in kroner',
    'Nordic Cloud A/S / Invoice date: 2026-11-01 / Due date: 2026-11-15 / Subtotal DKK 800.00 / VAT 25% DKK 200.00 / Total DKK 1,000.00 / VAT no. DK10150817',
    { shop: 'Nordic Cloud A/S', cvr: '10150817', date: '2026-11-01', amount: 100_000, vat: 20_000 },
  ],
  [
    'invoice with net, VAT and gross on one line',
    'Rent & Pænt / I alt 700,00 175,00 875,00 / Moms 25% 175,00 / Dato 01-11-2026',
    { shop: 'Rent & Pænt', date: '2026-11-01', amount: 87_500, vat: 17_500 },
  ],
  [
    'invoice with total and VAT on one line',
    'Glarmesteren / Total 1.000,00 heraf moms 200,00 / Dato 1.11.2026',
    { shop: 'Glarmesteren', date: '2026-11-01', amount: 100_000, vat: 20_000 },
  ],
  [
    'credit note',
    'Lager & Lys A/S / Kreditnota / Dato 02-11-2026 / I alt 1.250,00 / Heraf moms 250,00',
    { shop: 'Lager & Lys A/S', date: '2026-11-02', amount: 125_000, vat: 25_000, isCredit: true },
  ],
  [
    'invoice that mentions credit notes in its small print',
    'Lager & Lys A/S / Dato 02-11-2026 / I alt 100,00 / Kreditnota udstedes kun mod forevisning af denne faktura',
    { shop: 'Lager & Lys A/S', date: '2026-11-02', amount: 10_000 },
  ],
  [
    'telephone bill with millions',
    'Telegrafen A/S / I alt til betaling 1.234.567,89 / Dato 02-11-2026',
    { shop: 'Telegrafen A/S', date: '2026-11-02', amount: 123_456_789 },
  ],
  [
    'euro',
    'Hotel Alster / Total EUR 117,30 / MwSt 7% 7,67 / 02.11.2026',
    { shop: 'Hotel Alster', date: '2026-11-02' },
  ],
  [
    'euro sign',
    'Café de Paris / Total 45,00 € / TVA 20% 7,50 / 02/11/2026',
    { shop: 'Café de Paris', date: '2026-11-02' },
  ],
  [
    'Swedish kronor',
    'ICA Nära / Total 120,00 SEK / Moms 25% 24,00 / 2026-11-02',
    { shop: 'ICA Nära', date: '2026-11-02' },
  ],
  [
    'Swedish without its currency',
    'Bygghandeln / Org.nr 556000-1234 / Total 120,00 / Moms 24,00 / 2026-11-02',
    { shop: 'Bygghandeln', date: '2026-11-02' },
  ],
  [
    'Norwegian',
    'Kiosken Oslo / Total 120,00 NOK / MVA 24,00 / 02.11.2026',
    { shop: 'Kiosken Oslo', date: '2026-11-02' },
  ],
  [
    'dollars',
    'Cloud Hosting Inc / Total $49.00 / 2026-11-02',
    { shop: 'Cloud Hosting Inc', date: '2026-11-02' },
  ],
  [
    'German tax without its currency',
    'Bäckerei Klein / Total 12,00 / MwSt 19% 1,92 / 02.11.2026',
    { shop: 'Bäckerei Klein', date: '2026-11-02' },
  ],
  [
    'VAT that is no part of the total',
    'Kiosken / I alt 100,00 / Moms 90,00 / 02.11.2026',
    { shop: 'Kiosken', date: '2026-11-02', amount: 10_000 },
  ],
  ['a future date', 'Kiosken / I alt 100,00 / 28-11-2026', { shop: 'Kiosken', amount: 10_000 }],
  [
    'a date that the calendar lacks',
    'Kiosken / I alt 100,00 / 31-02-2026',
    { shop: 'Kiosken', amount: 10_000 },
  ],
  [
    'a date ten years ago',
    'Kiosken / I alt 100,00 / 28-11-2016',
    { shop: 'Kiosken', amount: 10_000 },
  ],
  [
    'two dates',
    'Kiosken / I alt 100,00 / 20-11-2026 / 21-11-2026',
    { shop: 'Kiosken', amount: 10_000 },
  ],
  [
    'date of exchange only',
    'Kiosken / I alt 100,00 / Byttes senest 20-11-2026',
    { shop: 'Kiosken', amount: 10_000 },
  ],
  [
    'a wrong check digit',
    'Kiosken / CVR 10150818 / I alt 100,00',
    { shop: 'Kiosken', amount: 10_000 },
  ],
  [
    'a phone number of eight digits',
    'Kiosken / Tlf. 10150817 / I alt 100,00',
    { shop: 'Kiosken', amount: 10_000 },
  ],
  [
    'two valid CVR numbers',
    'Kiosken / CVR 10150817 / CVR 61056416 / I alt 100,00',
    { shop: 'Kiosken', amount: 10_000 },
  ],
  ['nothing but dirt', '~~ .,| / _ - = / 00 0 1', {}],
  ['a total of nothing', 'Kiosken / I alt 0,00', { shop: 'Kiosken' }],
  [
    'a card’s receipt',
    'KVITTERING / DANKORT XXXX 1234 / KØB DKK 320,00 / 20-11-2026 12:00',
    { date: '2026-11-20' },
  ],
  [
    'short dates with a name',
    'Kiosken / 5. nov. 26 / I alt 10,00',
    { shop: 'Kiosken', date: '2026-11-05', amount: 1000 },
  ],
];

test('the table is whole', () => expect(texts.length).toBeGreaterThan(20));

test.each(texts)('%s', (_name, text, reading) => {
  expect(readReceipt(text.split(' / '), { today, ownCvr })).toEqual(reading);
});
