import { expect, test } from 'vitest';

import { AppError, badInput } from './errors.ts';

test('an error without a message has the default sentence of its code', () => {
  expect(new AppError('not_found').message).toBe('Det findes ikke.');
  expect(new AppError('not_found', { message: 'Kunden er væk.' }).message).toBe('Kunden er væk.');
});

test('the message of bad input is the text of its first field', () => {
  const error = badInput({ payDate: 'Forfaldsdatoen er før fakturadatoen.', total: 'For stor.' });
  expect(error).toMatchObject({
    code: 'bad_input',
    message: 'Forfaldsdatoen er før fakturadatoen.',
    fields: { total: 'For stor.' },
  });
});
