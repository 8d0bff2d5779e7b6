import { recordTypes } from '@driftig/contracts/records/record-types';
import { describe, expect, it } from 'vitest';

import { changedFields } from './changed-fields.ts';
import { fieldRows, formValues, recordResolver, readForm } from './record-form.ts';

const { customers, products } = recordTypes;
const newCustomer = formValues(customers);
const newProduct = formValues(products);
const stored = { ...newCustomer, id: 'k1', version: 3, company: 'Café Kanel' } as never;

describe('reading a form', () => {
  it('sends every field, so that an emptied one is emptied', () => {
    const typed = { ...newProduct, name: 'Telt', price: 123_450, quantity: null, vendor: ' ' };
    const { values } = readForm(products, typed);
    expect(values).toMatchObject({ name: 'Telt', price: 123_450, quantity: null, unit: null });
    expect(values).toMatchObject({ vendor: null });
    expect(Object.keys(values ?? {})).toEqual(Object.keys(products.fields));
  });

  it('reports "{label} is required" at an empty required field', () => {
    expect(readForm(products, newProduct).faults).toEqual({ name: 'Navn is required' });
  });

  it('refuses an amount that cannot be parsed', () => {
    const { faults } = readForm(products, { ...newProduct, name: 'Telt', price: '12,' });
    expect(Object.keys(faults ?? {})).toEqual(['price']);
  });

  it.each([
    [-1, 'Prisen kan ikke være under 0.'],
    [1_000_000_000, 'Prisen kan højst være 9.999.999,99.'],
  ])('refuses a price of %i øre at its field', (price, text) => {
    expect(readForm(products, { ...newProduct, name: 'Telt', price }).faults).toEqual({
      price: text,
    });
  });

  it('refuses a phone number without digits', () => {
    const ofPhone = (phone: string) =>
      readForm(customers, { ...newCustomer, company: 'Kanel', phone }).faults;
    expect(ofPhone('hej')).toEqual({ phone: 'Skriv telefonnummeret med cifre, mindst 6.' });
    expect(ofPhone('20 14 60 05')).toBeUndefined();
  });

  it('checks the rules between fields as the server does', () => {
    expect(readForm(customers, newCustomer).faults).toEqual({
      company: 'Udfyld firma eller navn.',
    });
    const foreign = { ...newCustomer, company: 'Kanel', cvr: '12345678' };
    expect(Object.keys(readForm(customers, foreign).faults ?? {})).toEqual(['cvr']);
    expect(readForm(customers, { ...foreign, country: 'Sverige' }).faults).toBeUndefined();
  });

  it('reports these also while another field is invalid', () => {
    const half = { ...newCustomer, company: ' ', cvr: '12345678', email: 'lone@' };
    expect(Object.keys(readForm(customers, half).faults ?? {}).toSorted()).toEqual([
      'company',
      'cvr',
      'email',
    ]);
  });
});

describe('when an error is shown', () => {
  const resolver = recordResolver(customers);
  const resolve = async (names: readonly string[]) => {
    const options = { fields: {}, shouldUseNativeValidation: false, names } as never;
    return Object.keys((await resolver(newCustomer, undefined, options)).errors);
  };

  it('an invalid CVR number is reported on blur, whatever else is missing', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false, names: ['cvr'] } as never;
    const typed = { ...newCustomer, cvr: '13748137', email: 'lone@' };
    const { errors } = await recordResolver(customers)(typed, undefined, options);
    expect(errors).toMatchObject({
      cvr: { message: 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.' },
    });
  });

  it('"one of these must be filled" is not reported before the first submit', async () => {
    expect(await resolve(['company'])).toEqual([]);
    expect(await resolve(['company', 'fullName'])).toEqual([]);
    expect(await resolve(Object.keys(customers.fields))).toEqual(['company']);
    expect(await resolve(['fullName'])).toEqual(['company']);
  });
});

describe('after a conflict', () => {
  it('lists the fields that another user changed, with short new values', () => {
    const description = 'Ring først. '.repeat(9);
    const theirs = { ...(stored as object), town: 'Vejle', description, version: 4 } as never;
    expect(changedFields(customers, stored, theirs)).toEqual(['By (nu "Vejle")', 'Beskrivelse']);
  });
});

describe('the rows of the dialog', () => {
  it('hold two short fields each, and a long text alone', () => {
    const names = fieldRows(products).map((row) => row.map(({ name }) => name).join(' '));
    expect(names).toEqual([
      'name',
      'description',
      'quantity price',
      'unit serialNumber',
      'vendor sold',
    ]);
  });
});
