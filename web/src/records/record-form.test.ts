import { recordTypes } from '@driftig/contracts/records/record-types';
import { describe, expect, it } from 'vitest';

import { changedFields } from './changed-fields.ts';
import { fieldRows, formValues, recordResolver, readForm } from './record-form.ts';

const { customers, products } = recordTypes;
const newCustomer = formValues(customers);
const newProduct = formValues(products);
const stored = { ...newCustomer, id: 'k1', version: 3, company: 'Café Kanel' } as never;

describe('reading a form', () => {
  it('leaves nothing out, so that an emptied field is emptied', () => {
    const typed = { ...newProduct, name: 'Telt', price: 123_450, quantity: null, vendor: ' ' };
    const { values } = readForm(products, typed);
    expect(values).toMatchObject({ name: 'Telt', price: 123_450, quantity: null, unit: null });
    expect(values).toMatchObject({ vendor: null });
    expect(Object.keys(values ?? {})).toEqual(Object.keys(products.fields));
  });

  it('says "{label} is required" at a required field that is empty', () => {
    expect(readForm(products, newProduct).faults).toEqual({ name: 'Navn is required' });
  });

  it('refuses an amount that could not be read', () => {
    const { faults } = readForm(products, { ...newProduct, name: 'Telt', price: Number.NaN });
    expect(Object.keys(faults ?? {})).toEqual(['price']);
  });

  it('holds the rules between fields that the server holds', () => {
    expect(readForm(customers, newCustomer).faults).toEqual({
      company: 'Udfyld virksomhed eller navn.',
    });
    const foreign = { ...newCustomer, company: 'Kanel', cvr: '12345678' };
    expect(Object.keys(readForm(customers, foreign).faults ?? {})).toEqual(['cvr']);
    expect(readForm(customers, { ...foreign, country: 'Sverige' }).faults).toBeUndefined();
  });

  it('says them also where another field cannot be read yet', () => {
    const half = { ...newCustomer, company: ' ', cvr: '12345678', email: 'lone@' };
    expect(Object.keys(readForm(customers, half).faults ?? {}).toSorted()).toEqual([
      'company',
      'cvr',
      'email',
    ]);
  });
});

describe('when a fault is shown', () => {
  const resolver = recordResolver(customers);
  const resolve = async (names: readonly string[]) => {
    const options = { fields: {}, shouldUseNativeValidation: false, names } as never;
    return Object.keys((await resolver(newCustomer, undefined, options)).errors);
  };

  it('says that a CVR number is wrong when the field is left, whatever else is missing', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false, names: ['cvr'] } as never;
    const typed = { ...newCustomer, cvr: '13748137', email: 'lone@' };
    const { errors } = await recordResolver(customers)(typed, undefined, options);
    expect(errors).toMatchObject({
      cvr: { message: 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.' },
    });
  });

  it('does not complain that one of two is empty before the form is sent', async () => {
    expect(await resolve(['company'])).toEqual([]);
    expect(await resolve(['company', 'fullName'])).toEqual([]);
    expect(await resolve(Object.keys(customers.fields))).toEqual(['company']);
    expect(await resolve(['fullName'])).toEqual(['company']);
  });
});

describe('after a conflict', () => {
  it('knows what was changed elsewhere, and to what where that is short', () => {
    const description = 'Ring først. '.repeat(9);
    const theirs = { ...(stored as object), town: 'Vejle', description, version: 4 } as never;
    expect(changedFields(customers, stored, theirs)).toEqual(['By (nu "Vejle")', 'Beskrivelse']);
  });
});

describe('the rows of the dialog', () => {
  it('put short fields two and two and give long texts the whole width', () => {
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
