import type { ReceiptDecision } from '@driftig/contracts/receipts/routes';

export const receiptDecided: Readonly<Record<ReceiptDecision, string>> = {
  approved: 'Kvitteringen er godkendt.',
  rejected: 'Kvitteringen er afvist.',
};

export const lockedPdf =
  'PDF’en er låst med en adgangskode. Gem den uden adgangskode, og vælg den igen.';
export const unreadableFile = 'Filen kan ikke læses. Brug en PDF-, JPEG-, PNG- eller WebP-fil.';
