import { expect, test } from 'vitest';

import { bodyOf, faultsOf, newNorm, valuesOf, weekOf, type TermsValues } from './terms-values.ts';

const about = { employeeId: 'jonas', version: 2 };
const values: TermsValues = {
  norms: [newNorm('2026-11-23')],
  selfOrganiserFrom: '',
  eighteenOn: '',
};
const days = [750, 750, 750, 750, 0];

test('a new norm has 37 hours a week, and self-organising must be stated', () => {
  expect(weekOf(newNorm('2026-11-23').days)).toBe(3700);
  expect(faultsOf(values)).toEqual({});
  expect(bodyOf(values, about)).toEqual({
    ...about,
    norms: [{ from: '2026-11-23', days: [740, 740, 740, 740, 740] }],
    selfOrganiserFrom: undefined,
    eighteenOn: undefined,
  });
});

test('norms are shown the newest first', () => {
  const norms = [
    { from: '2025-01-01', days },
    { from: '2026-01-01', days },
  ];
  const shown = valuesOf({ norms, selfOrganiserFrom: '2026-02-01', eighteenOn: '', version: 1 });
  expect(shown.norms.map(({ from }) => from)).toEqual(['2026-01-01', '2025-01-01']);
});

test.each([
  ['no date', { from: '', days }, 'norms.1.from'],
  ['the date of another', { from: '2026-11-23', days }, 'norms.1.from'],
  ['no hours on a day', { from: '2026-01-01', days: [null, 0, 0, 0, 0] }, 'norms.1.days.0'],
  ['more than a day has', { from: '2026-01-01', days: [0, 2401, 0, 0, 0] }, 'norms.1.days.1'],
  ['less than nothing', { from: '2026-01-01', days: [0, 0, -1, 0, 0] }, 'norms.1.days.2'],
  ['what is no number', { from: '2026-01-01', days: [0, 0, 0, '1,2345', 0] }, 'norms.1.days.3'],
])('%s has its text at the field', (_what, norm, field) => {
  const faults = faultsOf({ ...values, norms: [...values.norms, norm] });
  expect(faults).toEqual({ [field]: expect.any(String) });
});
