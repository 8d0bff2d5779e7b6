import type { SettingsForm } from '@driftig/contracts/company';
import type { Currency } from '@driftig/contracts/currencies';
import type { Plan } from '@driftig/contracts/plans';

import { isValidCvr } from '../check-digits.ts';
import { badInput } from '../errors.ts';
import type { Oere } from '../money.ts';

/** A company's settings. They are also the sender of its invoices, so each version is kept. */
export interface Settings {
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
  readonly cvr: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
  readonly zipcode: string;
  readonly bankName: string;
  readonly regNumber: string;
  readonly accountNumber: string;
  readonly depositPrice: Oere;
  readonly taxPercent: number;
  readonly currency: Currency;
}

export interface Company {
  readonly companyId: string;
  readonly plan: Plan;
  /** '' where there is no trial. */
  readonly trialEndsOn: string;
  /** True until the settings have been saved once (part 1 §4). */
  readonly firstTimeSetup: boolean;
  readonly settings: Settings;
  readonly settingsVersion: number;
  readonly createdAt: string;
}

const isDanish = (country: string | undefined) =>
  ['', 'danmark', 'denmark', 'dk'].includes((country ?? '').toLowerCase());

/**
 * The settings after the form; the company's name cannot be changed here. Throws bad_input at
 * `cvr` when a Danish number's check digit is wrong, and at `nextInvoiceNumber` when it is lowered.
 */
export function changedSettings(now: Settings, form: SettingsForm, next: number): Settings {
  const faults: Record<string, string> = {};
  if (isDanish(form.country) && !isValidCvr(form.cvr))
    faults['cvr'] = 'CVR-nummeret er ikke gyldigt. Det har 8 cifre.';
  if (form.nextInvoiceNumber < next)
    faults['nextInvoiceNumber'] = `Fakturanummeret kan kun sættes op. Det næste er ${next}.`;
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return {
    companyName: now.companyName,
    phone: form.phone ?? '',
    email: form.email,
    cvr: form.cvr,
    address: form.address ?? '',
    town: form.town ?? '',
    country: form.country ?? '',
    zipcode: form.zipcode ?? '',
    bankName: form.bankName ?? '',
    regNumber: form.regNumber ?? '',
    accountNumber: form.accountNumber ?? '',
    depositPrice: form.depositPrice ?? 0,
    taxPercent: form.taxPercent ?? now.taxPercent,
    currency: form.currency,
  };
}
