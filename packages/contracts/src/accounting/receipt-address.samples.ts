import type { SamplesOf } from '../core/sample.ts';
import type { receiptAddressRoutes } from './receipt-address.ts';

const response = {
  address: 'bilag-k7x3m2q9w4t8r5vz@bilag.driftig.example',
  available: true,
};

export const receiptAddressSamples: SamplesOf<typeof receiptAddressRoutes> = {
  getReceiptAddress: { response },
  renewReceiptAddress: { response },
};
