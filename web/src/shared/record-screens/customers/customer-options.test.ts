import { expect, test } from 'vitest';

import { customerOptions } from './customer-options.ts';

const customers = Array.from({ length: 2000 }, (_, index) => ({
  id: String(index),
  company: `Firma ${index}`,
  fullName: '',
}));
const none = [{ value: '', label: 'Ingen' }];
const add = { value: '+new', label: 'Ny kunde' };
const optionsFor = (typed: string, id?: string) => {
  const chosen = id === undefined ? undefined : { value: id, label: `Firma ${id}` };
  const { shown, known } = customerOptions(customers, { typed, chosen, none, add });
  return { shown: shown.map(({ value }) => value), known: known.map(({ value }) => value) };
};

test('the first forty of two thousand customers are shown, between none and a new one', () => {
  const { shown, known } = optionsFor('');
  expect(shown).toHaveLength(42);
  expect([shown[0], shown[1], shown.at(-1)]).toEqual(['', '0', '+new']);
  expect(known).toEqual(shown);
});

test('the current choice is known, though not among those that are shown', () => {
  expect(optionsFor('', '1999').known.slice(0, 3)).toEqual(['', '1999', '0']);
  expect(optionsFor('', '1999').shown).not.toContain('1999');
  expect(optionsFor('firma 7', '7').known.filter((value) => value === '7')).toEqual(['7']);
});

test('typing leaves the best matches, twenty at most, and a new one', () => {
  expect(optionsFor('firma').shown).toHaveLength(21);
  expect(optionsFor('Firma 1999').shown).toEqual(['1999', '+new']);
  expect(optionsFor('findes ikke', '5')).toEqual({
    shown: ['+new'],
    known: ['', '5', '+new'],
  });
});
