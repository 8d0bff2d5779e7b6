import { bankRoutes } from '@driftig/contracts/bank/routes';
import { createBankAccount } from '@driftig/tests/support/bookkeeping/bank';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the columns of an account are remembered until others are chosen', async () => {
  const [{ owner }, foreign] = [await createCompany(), await createCompany()];
  const { id } = await createBankAccount(owner);
  const columns = { date: 'Dag', amount: 'Kroner', text: 'Hvad', balance: '' };
  const save = (body: object, who = owner) =>
    who.call(bankRoutes.saveBankColumns, { params: { id }, body });
  expect((await save(columns)).status).toBe(200);
  expect((await save({ ...columns, balance: 'Saldo' })).status).toBe(200);
  const { json } = await owner.call(bankRoutes.listBankAccounts);
  expect(json).toMatchObject([{ id, columns: { ...columns, balance: 'Saldo' } }]);
  expect((await save({ ...columns, date: '' })).json).toMatchObject({
    fields: { date: 'Vælg kolonnen med dato.' },
  });
  expect((await save(columns, foreign.owner)).status).toBe(404);
});
