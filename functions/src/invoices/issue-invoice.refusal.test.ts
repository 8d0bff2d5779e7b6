import { amountTooLarge } from '@driftig/contracts/wire/wire-numbers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { invoiceForm } from '@driftig/tests/support/company/invoices';
import { storeRecords } from '@driftig/tests/support/company/records';
import { beforeAll, describe, expect, test } from 'vitest';

const [line] = invoiceForm.groups['1'];
const withLine = (changes: object, group = '1') => ({
  groups: { ...invoiceForm.groups, [group]: [{ ...line, ...changes }] },
});

let company: TestCompany;
let theirCustomer: string;
beforeAll(async () => {
  company = await createCompany();
  const other = await createCompany();
  [theirCustomer = ''] = await storeRecords(other.store, 'customers', 1);
});

/** Data that a refusal must leave unchanged: invoices, orders, numbers, totals. */
async function books() {
  const { store } = company;
  const [series, totals, { rows }] = await Promise.all([
    store.series.read(),
    store.totals.getYear(2026),
    store.invoices.list({}),
  ]);
  return { series, totals, rows };
}

const notAnAmount = 'Skriv et beløb med højst to decimaler.';
const notAQuantity = 'Skriv et antal på mindst 0 med højst to decimaler.';
const noBuyer = 'Vælg en kunde, eller skriv et firma eller navn.';
const noCustomer = 'Kunden findes ikke.';
const wrongGln = 'EAN-nummeret er ikke gyldigt. Tjek de 13 cifre.';
const shortGln = 'Et EAN-nummer har 13 cifre.';
const notANumber = 'Fakturanummeret skal være et tal.';
const disagrees = 'Beløbet stemmer ikke med linjerne og momssatsen. Genindlæs siden.';
const chooseKind = 'Vælg Deposit eller End.';

describe('a wrong field is refused by its wire name, nothing is written and no number is used', () => {
  test.each<[string, object | (() => object), string, string]>([
    ['no customer', { company: '' }, 'customerid', noBuyer],
    ['a customer of only space', { company: '  ', name: ' ' }, 'customerid', noBuyer],
    ['customer 0', { company: '', customerid: 0 }, 'customerid', noCustomer],
    ['customer 0, as text', { company: '', customerid: '0' }, 'customerid', noCustomer],
    ['an unknown customer', { customerid: 'unknown' }, 'customerid', noCustomer],
    ["another company's customer", () => ({ customerid: theirCustomer }), 'customerid', noCustomer],
    ['an EAN number with a wrong digit', { ean: '5790000001230' }, 'ean', wrongGln],
    ['an EAN number of 12 digits', { ean: '579000000123' }, 'ean', shortGln],
    ['no lines', { groups: {} }, 'groups', 'Tilføj mindst én linje.'],
    ['a negative quantity', withLine({ quantity: -1 }), 'groups.1.0.quantity', notAQuantity],
    ['a quantity of text', withLine({ quantity: 'to' }), 'groups.1.0.quantity', notAQuantity],
    ['three decimals', withLine({ price: 1.234 }, '2'), 'groups.2.0.price', notAnAmount],
    ['three decimals, as text', withLine({ price: '1,234' }), 'groups.1.0.price', notAnAmount],
    ['no price', withLine({ price: '' }, '3'), 'groups.3.0.price', notAnAmount],
    ['no description', withLine({ description: ' ' }), 'groups.1.0.description', 'Skal udfyldes.'],
    [
      'a total that is not quantity times price',
      withLine({ total: 100.01 }, '3'),
      'groups.3.0.total',
      'Totalen er ikke antal gange pris.',
    ],
    ['a negative total', withLine({ price: -0.01 }), 'totalValue', 'Totalen må ikke være negativ.'],
    [
      'more than 10 billion kroner',
      withLine({ price: 10_000_000_000.01 }),
      'groups.1.0.price',
      amountTooLarge,
    ],
    [
      '501 lines',
      { groups: { '1': Array.from({ length: 501 }, () => line) } },
      'groups.1',
      'Højst 500 linjer af hver slags.',
    ],
    [
      'a payment date before the date',
      { paydate: '2026-11-11' },
      'paydate',
      'Forfaldsdatoen er før fakturadatoen.',
    ],
    ['no date', { date: '' }, 'date', 'Vælg en dato.'],
    ['an impossible date', { date: '2026-02-30' }, 'date', 'Datoen findes ikke.'],
    [
      'a date written in Danish',
      { paydate: '17-11-2026' },
      'paydate',
      'Datoen skal skrives som åååå-mm-dd.',
    ],
    ['no kind', { deporend: undefined }, 'deporend', chooseKind],
    ['an unknown kind', { deporend: 2 }, 'deporend', chooseKind],
    [
      'an unknown deposit invoice',
      { depinvoicenumber: 99 },
      'depinvoicenumber',
      'Depositumfakturaen findes ikke.',
    ],
    ['a number of letters', { invoicenumber: 'ti' }, 'invoicenumber', notANumber],
    ['half a number', { invoicenumber: 1.5 }, 'invoicenumber', notANumber],
    ['number 0', { invoicenumber: 0 }, 'invoicenumber', 'Fakturanummeret skal være mindst 1.'],
    ['ten digits', { invoicenumber: 1_000_000_000 }, 'invoicenumber', 'Højst 9 cifre.'],
    ['another price', { priceValue: 99.99 }, 'priceValue', disagrees],
    ['another tax', { taxValue: '25,01' }, 'taxValue', disagrees],
    ['another total', { totalValue: 100 }, 'totalValue', disagrees],
    ['another amount', { totalValueCalculated: 0 }, 'totalValueCalculated', disagrees],
    [
      'an order that ends before it starts',
      { orderdatestart: '2026-11-10', orderdateend: '2026-11-09' },
      'orderdateend',
      'Slutdatoen kan ikke være før startdatoen.',
    ],
    [
      'an order that ends before it starts on one day',
      { orderdatestart: '2026-11-10', timestart: '12:00', timedone: '11:00' },
      'timedone',
      'Sluttiden skal være efter starttiden. Sæt slutdatoen frem, hvis det er efter midnat.',
    ],
    [
      'an order that ends before it starts on one day',
      {
        deporend: 1,
        depprice: 100,
        orderdatestart: '2026-11-10',
        orderdateend: '2026-11-10',
        timestart: '12:00',
        timedone: '12:00',
      },
      'timedone',
      'Sluttiden skal være efter starttiden. Sæt slutdatoen frem, hvis det er efter midnat.',
    ],
    [
      'an impossible time',
      { timestart: '24:00' },
      'timestart',
      'Klokkeslættet skal skrives som tt:mm.',
    ],
    [
      'an unknown order',
      { getOrderUniqueNumber: 99 },
      'getOrderUniqueNumber',
      'Ordren findes ikke.',
    ],
    [
      'a note for an order that is not created',
      { orderdescriptionemployees: 'Husk skoene' },
      'ordertittle',
      'Udfyld titel og startdato, så beskeden kan stå på ordren.',
    ],
    [
      'planned employees for an order that is not created',
      { orderUsers: ['u1'] },
      'ordertittle',
      'Udfyld titel og startdato, så medarbejderne kan planlægges på ordren.',
    ],
    [
      'an employee who is not there',
      { orderUsers: ['u1'], ordertittle: 'Fest', orderdatestart: '2026-12-01' },
      'orderUsers',
      'En af medarbejderne findes ikke eller er ikke aktiv.',
    ],
    ['an e-mail without @', { email: 'lone' }, 'email', 'Indtast en gyldig email'],
    [
      'an account number of letters',
      { regnumber: 'abcd' },
      'regnumber',
      'Reg.nr. må kun bestå af tal.',
    ],
    ['an unknown field', { status: 3 }, 'status', 'Ukendt felt.'],
    ['an unknown field on a line', withLine({ vat: 0 }), 'groups.1.0.vat', 'Ukendt felt.'],
  ])('%s', async (_what, changes, field, text) => {
    const before = await books();
    const changed = typeof changes === 'function' ? changes() : changes;
    const body = { ...invoiceForm, ...changed };
    const answer = await company.owner.call(invoiceRoutes.issueInvoice, { body });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'bad_input',
      message: text,
      fields: { [field]: text },
    });
    expect(await books()).toEqual(before);
  });
});

test('the first invoice after all refusals gets the first number', async () => {
  const answer = await company.owner.call(invoiceRoutes.issueInvoice, { body: invoiceForm });
  expect(answer.json).toMatchObject({ invoicenumber: 1 });
});
