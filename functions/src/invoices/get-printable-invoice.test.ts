import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeAll, expect, test } from 'vitest';

const buyer = {
  company: 'Aarhus Havn Event A/S',
  name: 'Lone Bjerregaard',
  cvr: '25450442',
  phone: '87 30 20 10',
  email: 'lone@havn.dk',
  address: 'Mindet 6',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
  ean: '5790000001231',
  reference: 'Rekvisition 4711',
};
const order = {
  ordertittle: 'Forårsreception',
  orderdescription: 'Scene, lyd og lys\ntil 120 gæster',
  orderdatestart: '2026-11-20',
  orderdateend: '2026-11-21',
};
const line = { name: 'Telt', description: 'Ét døgn', quantity: 1, price: 100, unit: 'stk.' };

let company: TestCompany;
let id: string;
beforeAll(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const times = { timestart: '14:00', timedone: '18:30' };
  const groups = { '1': [line], '3': [{ description: 'Kørsel', quantity: 2, price: '12,50' }] };
  ({ id } = await issue(company.owner, { ...buyer, ...order, ...times, groups }));
  await setStatus(company.owner, id, 4);
});

const ask = (body: unknown, by = company) =>
  by.owner.call(invoiceRoutes.getPrintableInvoice, { body });

test('the answer has everything the printed page shows', async () => {
  expect((await ask({ invoicenumber: 1 })).json).toEqual({
    id,
    invoicenumber: 1,
    invoiceYear: 2026,
    date: '2026-11-12',
    paydate: '2026-11-17',
    status: 4,
    savedasdep: 0,
    customerid: '',
    ...buyer,
    ...order,
    ordernumber: 1,
    ordertimestart: '14:00',
    ordertimedone: '18:30',
    groups: {
      '1': [{ id: '1', ...line, total: 100, tax: 25 }],
      '2': [],
      '3': [
        {
          id: '1',
          taskname: '',
          description: 'Kørsel',
          quantity: 2,
          price: 12.5,
          total: 25,
          unit: '',
        },
      ],
    },
    price: 125,
    taxpercent: 25,
    tax: 31.25,
    total: 156.25,
    depprice: 0,
    displaytotalprice: 156.25,
    vatnumber: '',
    payments: [],
    paid: 0,
    credit: 0,
    writtenoff: 0,
    open: 156.25,
    linkedorder: 1,
    currency: 'DKK',
    verifyurl: expect.stringMatching(/\/bilag\/[0-9a-hj-km-np-tv-z]{26}$/),
    seller: {
      name: 'Nordlys Event ApS',
      cvr: '13748136',
      address: 'Havnegade 4',
      zipcode: '8000',
      town: 'Aarhus C',
      country: 'Danmark',
      phone: '86123456',
      email: company.owner.user.email,
      bankName: 'Prøvebanken',
      regNumber: '1234',
      accountNumber: '0012345678',
      fikCreditor: '',
    },
  });
});

test.each([{ invoiceNumber: 1 }, { invoicenumber: '1' }])(
  '%j is accepted as the number',
  async (body) => {
    expect((await ask(body)).json).toEqual((await ask({ invoicenumber: 1 })).json);
  },
);

test('an invoice without an order is answered without order fields', async () => {
  const { invoicenumber } = await issue(company.owner);
  const { json } = await ask({ invoicenumber });
  expect(json).toMatchObject({ ordertittle: '', orderdatestart: '', ordertimestart: '' });
  expect(json).not.toHaveProperty('ordernumber');
});

test("another company's number is answered like an unknown one", async () => {
  const other = await createCompany();
  const [theirs, nobodys] = [
    await ask({ invoicenumber: 1 }, other),
    await ask({ invoicenumber: 77 }),
  ];
  expect(theirs.status).toBe(404);
  expect({ ...(theirs.json as object), requestId: '' }).toEqual({
    ...(nobodys.json as object),
    requestId: '',
  });
});
