import { describe, expect, test } from 'vitest';

import { danishCvrFault } from './cvr.ts';

const fault = 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.';

describe.each([undefined, '', 'Danmark', 'DANMARK', ' danmark ', 'Denmark', 'DK'])(
  'in the country %j',
  (country) => {
    test.each(['13748137', '1374813', '137481360', 'SE556000016701', 'nej'])(
      '%s is refused',
      (cvr) => {
        expect(danishCvrFault(cvr, country)).toBe(fault);
      },
    );

    test.each(['13748136', 'DK 13 74 81 36', '10150817'])('%s is accepted', (cvr) => {
      expect(danishCvrFault(cvr, country)).toBeUndefined();
    });
  },
);

test.each(['Sverige', 'Grønland', 'Tyskland'])('in %s every number is accepted', (country) => {
  expect(danishCvrFault('12345678', country)).toBeUndefined();
});
