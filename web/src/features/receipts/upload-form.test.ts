import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';

import { emptyUpload, uploadResolver, type UploadForm } from './upload-form.ts';

const filled: UploadForm = {
  businessName: 'Silvan',
  description: 'Søm',
  price: 9995,
  date: '2026-07-14',
  receipt: new File(['%PDF-1.7'], 'bon.pdf'),
};
const check = (values: UploadForm) =>
  uploadResolver(values, undefined, {} as ResolverOptions<UploadForm>);

test('valid values are returned unchanged', async () => {
  expect(await check(filled)).toEqual({ values: filled, errors: {} });
});

test('missing values are reported at their fields', async () => {
  const missing = (message: string) => ({ type: 'missing', message });
  expect(await check(emptyUpload)).toEqual({
    values: {},
    errors: {
      businessName: missing('Firma is required'),
      description: missing('Beskrivelse is required'),
      price: missing('Beløb is required'),
      date: missing('Dato is required'),
      receipt: missing('Vælg en fil.'),
    },
  });
});

test('an invalid value has another error type than a missing one', async () => {
  expect(await check({ ...filled, price: 0 })).toEqual({
    values: {},
    errors: { price: { type: 'contract', message: 'Beløbet skal være over 0.' } },
  });
});
