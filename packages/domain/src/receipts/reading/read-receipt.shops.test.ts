import { expect, test } from 'vitest';

import { readReceipt, type ReceiptReading } from './read-receipt.ts';

const today = '2026-11-27';

/** Invented receipts of shops, with the lines as OCR gives them, parted by `/`. */
const receipts: readonly (readonly [string, string, ReceiptReading])[] = [
  [
    'builder’s merchant',
    'STARK / Fabriksvej 12 / 7100 Vejle / 12-11-2026 09:14 Bon 51207 / Krydsfiner 18 mm / 2 x 350,00 700,00 / Netto 700,00 / Moms 25 % 175,00 / I ALT DKK 875,00 / Tak for handlen',
    {
      shop: 'Stark',
      description: 'Krydsfiner 18 mm',
      date: '2026-11-12',
      amount: 87_500,
      vat: 17_500,
    },
  ],
  [
    'supermarket with VAT after the total',
    'Søndermarkens Købmand / Tlf. 86 12 34 56 / CVR 10150817 / Mælk 1L 11,95 / Rugbrød 24,00 / Kaffe 64,05 / TOTAL 100,00 / Heraf moms 20,00 / Dankort 100,00 / 03.10.26 17:22',
    {
      shop: 'Søndermarkens Købmand',
      cvr: '10150817',
      description: 'Mælk 1L m.m.',
      date: '2026-10-03',
      amount: 10_000,
      vat: 2000,
    },
  ],
  [
    'supermarket with deposit and subtotal',
    'DAGLIGVARER NORD / SUBTOTAL 95,00 / PANT A 5,00 / AT BETALE 100,00 / MOMS UDGØR 20,00 / KONTANT 200,00 / BYTTEPENGE 100,00 / 2026-11-02 08:05',
    { shop: 'Dagligvarer Nord', date: '2026-11-02', amount: 10_000, vat: 2000 },
  ],
  [
    'supermarket with rounding',
    'Brugsen Lille / Smør 19,97 / I alt 19,97 / Øreafrunding 0,03 / At betale 20,00 / Heraf moms 3,99 / 1/11-26',
    { shop: 'Brugsen Lille', description: 'Smør', amount: 2000, vat: 399 },
  ],
  [
    'petrol',
    'TANKEN ODENSE / Blyfri 95 / 41,32 l x 13,59 kr/l / Blyfri 95 561,54 / Total DKK 561,54 / Moms 25,00% 112,31 / 18-09-2026 06:58:11',
    {
      shop: 'Tanken Odense',
      description: 'Blyfri 95',
      date: '2026-09-18',
      amount: 56_154,
      vat: 11_231,
    },
  ],
  [
    'petrol with a table of VAT',
    'Kyst Olie / Diesel 430,00 / I ALT 430,00 / Moms% Netto Moms Brutto / 25,00% 344,00 86,00 430,00 / Dato: 05/11/2026',
    { shop: 'Kyst Olie', description: 'Diesel', date: '2026-11-05', amount: 43_000, vat: 8600 },
  ],
  [
    'restaurant with tip',
    'RESTAURANT HAVNEN / Bord 12 / 2 Dagens ret 298,00 / 1 Vand 30,00 / Total 328,00 / Heraf moms 65,60 / Drikkepenge 32,00 / At betale 360,00 / 14. oktober 2026 kl. 20:14',
    {
      shop: 'Restaurant Havnen',
      description: 'Dagens ret m.m.',
      date: '2026-10-14',
      amount: 36_000,
      vat: 6560,
    },
  ],
  [
    'café, with amounts by a point',
    'Kaffebaren ApS / Cappuccino 42.00 / Croissant 28.00 / Total kr. 70.00 / Moms 14.00 / 12/11/26 10:01',
    {
      shop: 'Kaffebaren ApS',
      description: 'Cappuccino m.m.',
      date: '2026-11-12',
      amount: 7000,
      vat: 1400,
    },
  ],
  [
    'taxi without VAT',
    'Aarhus Vogn / Vognnr. 118 / Turstart 22:10 / Pris tur 245,00 / At betale DKK 245,00 / Persontransport er momsfri / Dato 20-11-2026',
    { shop: 'Aarhus Vogn', date: '2026-11-20', amount: 24_500 },
  ],
  [
    'taxi paid by card, its sum called Beløb',
    'VOGN 4x27 / Beløb: 187,00 kr. / VISA 187,00 / 19.11.2026 23:40',
    { shop: 'VOGN 4x27', date: '2026-11-19', amount: 18_700 },
  ],
  [
    'hotel, of which breakfast alone is with VAT of another share',
    'Hotel Fjorden / Ankomst 03-11-2026 / Afrejse 05-11-2026 / 2 nætter 1.900,00 / Total inkl. moms 1.900,00 / Heraf moms 25% 380,00 / Fakturadato 05-11-2026',
    {
      shop: 'Hotel Fjorden',
      description: 'nætter',
      date: '2026-11-05',
      amount: 190_000,
      vat: 38_000,
    },
  ],
  [
    'museum, partly free of VAT',
    'Museet / Billet 100,00 / Katalog 125,00 / I alt 225,00 / Heraf moms 25,00 / 01-11-2026',
    { shop: 'Museet', description: 'Billet m.m.', date: '2026-11-01', amount: 22_500, vat: 2500 },
  ],
  [
    'hardware store with discount',
    'HAMMER & SØM A/S / Skruer 5x60 89,95 / Rabat -9,95 / Du har sparet 9,95 / I alt at betale 80,00 / Moms 16,00 / 27-11-2026',
    {
      shop: 'Hammer & Søm A/S',
      description: 'Skruer 5x60',
      date: '2026-11-27',
      amount: 8000,
      vat: 1600,
    },
  ],
  [
    'whole kroner',
    'Genbrug Vest / Bord / I alt 250,- / 7.11.2026',
    { shop: 'Genbrug Vest', date: '2026-11-07', amount: 25_000 },
  ],
  [
    'parking with two days of a period',
    'P-Byen / Fra 11-11-2026 08:00 / Til 11-11-2026 12:00 / Total 96,00 DKK / Moms 19,20 DKK',
    { shop: 'P-Byen', date: '2026-11-11', amount: 9600, vat: 1920 },
  ],
  [
    'bridge toll in two currencies',
    'Broen A/S / TOTAL DKK 250,00 / TOTAL EUR 34,25 / heraf moms DKK 50,00 / 08-11-2026',
    { shop: 'Broen A/S', date: '2026-11-08', amount: 25_000, vat: 5000 },
  ],
  [
    'amount on the line below its word',
    'Blomster Bo / TOTAL / 149,00 / MOMS / 29,80 / 24-12-2025',
    { shop: 'Blomster Bo', date: '2025-12-24', amount: 14_900 },
  ],
  [
    'returned goods',
    'Tøjbutikken / RETURBON / Jakke -499,00 / I alt -499,00 / Heraf moms -99,80 / 02-11-2026',
    {
      shop: 'Tøjbutikken',
      description: 'Jakke',
      date: '2026-11-02',
      amount: 49_900,
      vat: 9980,
      isCredit: true,
    },
  ],
  [
    'minus behind the amount',
    'Værktøj Direkte / Bor 120,00- / Total 120,00- / Moms 24,00- / 02-11-2026',
    {
      shop: 'Værktøj Direkte',
      description: 'Bor',
      date: '2026-11-02',
      amount: 12_000,
      vat: 2400,
      isCredit: true,
    },
  ],
  [
    'OCR: letters for digits',
    'MALERHUSET / Maling l0L 4O0,00 / l ALT 4O0,OO / Heraf rnoms 8O,00 / l2-1l-2O26',
    {
      shop: 'Malerhuset',
      description: 'Maling l0L',
      date: '2026-11-12',
      amount: 40_000,
      vat: 8000,
    },
  ],
  [
    'OCR: T0TAL, bel0b',
    'Jernvarer Syd / T0TAL 1.25O,00 / Momsbel0b 25O,00 / 09-11-2026',
    { shop: 'Jernvarer Syd', date: '2026-11-09', amount: 125_000, vat: 25_000 },
  ],
  [
    'OCR: dirt around the lines',
    '~ ,. | / === BAGEREN === / .. 2 Rundstykker 18,00 / | I alt ........ 18,00 | / Heraf moms: 3,60. / 21/11/2026 07:02',
    { shop: 'Bageren', description: 'Rundstykker', date: '2026-11-21', amount: 1800, vat: 360 },
  ],
  [
    'OCR: space in the amount',
    'Tømmer Nord / I alt 1 875, 00 / Moms 375, 00 / 21/11/2026',
    { shop: 'Tømmer Nord', date: '2026-11-21', amount: 187_500, vat: 37_500 },
  ],
  [
    'a quantity before the total, or thousands',
    'Tømmer Nord / I alt 3 125,00 / 21/11/2026',
    { shop: 'Tømmer Nord', date: '2026-11-21' },
  ],
  [
    'two totals, one of them confirmed by its VAT',
    'Kiosken / Total 90,00 / Total 100,00 / Moms 20,00 / 21-11-2026',
    { shop: 'Kiosken', date: '2026-11-21', amount: 10_000, vat: 2000 },
  ],
  [
    'two totals, one of them confirmed by the card',
    'Kiosken / Total 90,00 / Total 95,00 / MobilePay 95,00 / 21-11-2026',
    { shop: 'Kiosken', date: '2026-11-21', amount: 9500 },
  ],
  [
    'two totals that nothing confirms',
    'Kiosken / Total 90,00 / Total 95,00 / 21-11-2026',
    { shop: 'Kiosken', date: '2026-11-21' },
  ],
];

test('the table is whole', () => expect(receipts.length).toBeGreaterThan(20));

test.each(receipts)('%s', (_name, text, reading) => {
  expect(readReceipt(text.split(' / '), { today })).toEqual(reading);
});
