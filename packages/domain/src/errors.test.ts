import { expect, test } from 'vitest';

import { AppError, badInput } from './errors.ts';

test("an error without a text of its own says its code's sentence", () => {
  expect(new AppError('not_found').message).toBe('Det findes ikke.');
  expect(new AppError('not_found', { message: 'Kunden er væk.' }).message).toBe('Kunden er væk.');
});

test('bad input says what is wrong with the first field', () => {
  const error = badInput({ payDate: 'Betalingsdatoen er før fakturadatoen.', total: 'For stor.' });
  expect(error).toMatchObject({
    code: 'bad_input',
    message: 'Betalingsdatoen er før fakturadatoen.',
    fields: { total: 'For stor.' },
  });
});
