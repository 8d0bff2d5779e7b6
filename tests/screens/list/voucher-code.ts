import { sampleIds } from '@driftig/contracts/core/sample';
import { voucherCodeRoutes } from '@driftig/contracts/exchange/voucher-code';

import { see } from '../acts.ts';
import { failWith500, answer } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = `/bilag/${sampleIds.voucherCode}`;
const { checkVoucherCode } = voucherCodeRoutes;

/** The public page behind the code of an invoice. */
export const voucherCodeScreens: readonly Screen[] = [
  {
    name: 'voucher-code',
    path,
    before: answer(checkVoucherCode, { company: 'Nordahl Event ApS', registered: '2026-09-30' }),
    act: see('Står i bøgerne, uændret'),
  },
  { name: 'voucher-code-unknown', path, act: see('Vi kan ikke bekræfte koden') },
  {
    name: 'voucher-code-failed',
    path,
    before: failWith500(checkVoucherCode),
    act: see('Bøgerne kunne ikke nås'),
  },
];
