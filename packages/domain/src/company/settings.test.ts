import { describe, expect, test } from 'vitest';

import { newCompany } from '../auth/registration.ts';
import { AppError } from '../errors.ts';
import { changedSettingNames, applySettingsForm, assertNothingOverwritten } from './settings.ts';

const { settings: now } = newCompany({
  companyId: 'c1',
  userId: 'u1',
  companyName: 'Nordlys Event ApS',
  email: 'mette@nordlysevent.dk',
  plan: 'pro',
  now: '2026-03-02T10:00:00.000Z',
}).company;
const form = {
  email: 'faktura@nordlysevent.dk',
  cvr: '13748136',
  nextInvoiceNumber: 10,
  currency: 'EUR',
} as const;

function faultsOf(changes: object): Readonly<Record<string, string>> | undefined {
  try {
    applySettingsForm(now, { ...form, ...changes }, 10);
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  return undefined;
}

test('settings left empty become empty, the others are saved', () => {
  expect(applySettingsForm(now, { ...form, phone: '86123456', depositPrice: 500_000 }, 10)).toEqual(
    {
      ...now,
      email: 'faktura@nordlysevent.dk',
      cvr: '13748136',
      country: '',
      phone: '86123456',
      depositPrice: 500_000,
      currency: 'EUR',
    },
  );
});

test('the company name is not changed by the form', () => {
  const changed = applySettingsForm(now, { ...form, companyName: 'Et andet navn' }, 10);
  expect(changed.companyName).toBe('Nordlys Event ApS');
});

test('a tax rate left out stays as it is; zero is a valid rate', () => {
  expect(applySettingsForm(now, form, 10).taxPercent).toBe(25);
  expect(applySettingsForm(now, { ...form, taxPercent: 0 }, 10).taxPercent).toBe(0);
});

describe('the invoice number', () => {
  test('may stay or be raised', () => {
    expect(faultsOf({ nextInvoiceNumber: 10 })).toBeUndefined();
    expect(faultsOf({ nextInvoiceNumber: 2000 })).toBeUndefined();
  });

  test('cannot be lowered', () => {
    expect(faultsOf({ nextInvoiceNumber: 9 })).toEqual({
      nextInvoiceNumber: 'Fakturanummeret kan kun sættes op. Det næste er 10.',
    });
  });
});

describe('the CVR number', () => {
  const wrong = { cvr: 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.' };

  test.each(['', 'Danmark', 'DANMARK', 'Denmark', 'DK'])(
    'is checked when the country is %j',
    (country) => {
      expect(faultsOf({ country, cvr: '13748137' })).toEqual(wrong);
      expect(faultsOf({ country, cvr: '13748136' })).toBeUndefined();
    },
  );

  test('from another country is not checked', () => {
    expect(faultsOf({ country: 'Sverige', cvr: 'SE556000016701' })).toBeUndefined();
  });
});

describe('changes that others saved since the settings were read', () => {
  const conflictOf = (theirs: object, mine: object): string[] => {
    const stored = { ...now, ...theirs };
    try {
      assertNothingOverwritten(now, stored, { ...now, ...mine });
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict')
        return Object.keys(error.fields ?? {});
      throw error;
    }
    return [];
  };

  test.each<[string, object, object, string[]]>([
    ['nothing', {}, { phone: '1' }, []],
    ['another field', { town: 'Vejle' }, { phone: '1' }, ['town']],
    ['the same field', { phone: '2' }, { phone: '1' }, ['phone']],
    ['the same field, changed to the same value', { phone: '1' }, { phone: '1' }, []],
    [
      'two fields, one of them the same for both',
      { phone: '1', taxPercent: 0 },
      { phone: '1' },
      ['taxPercent'],
    ],
  ])('%s', (_, theirs, mine, undone) => {
    expect(conflictOf(theirs, mine)).toEqual(undone);
  });

  test('are named by their labels in the conflict', () => {
    const stored = { ...now, phone: '2', depositPrice: 1 };
    expect(() => assertNothingOverwritten(now, stored, now)).toThrow(
      'En anden har ændret indstillingerne imens: Telefon, Depositum. De er ikke gemt.',
    );
  });

  test('are found by setting name', () => {
    expect(changedSettingNames(now, { ...now, currency: 'SEK', cvr: '1' })).toEqual([
      'cvr',
      'currency',
    ]);
  });
});
