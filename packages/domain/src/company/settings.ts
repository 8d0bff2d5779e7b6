import type { SecondFactorGroup } from '@driftig/contracts/company/plan';
import type { SettingsForm } from '@driftig/contracts/company/settings';
import type { Currency } from '@driftig/contracts/company/currencies';
import type { Plan } from '@driftig/contracts/core/plans';

import { danishCvrFault } from '../cvr.ts';
import { AppError, badInput } from '../errors.ts';
import type { Oere } from '../money.ts';

/** A company's settings. Invoices show them as the sender, so every version is kept. */
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
  /** Creditor number of payment cards (FIK), 8 digits; '' for none. */
  readonly fikCreditor: string;
  readonly depositPrice: Oere;
  readonly taxPercent: number;
  readonly currency: Currency;
  /** How long customers have to pay, where they have no days of their own. */
  readonly paymentDays: number;
}

/** The days to pay until the company sets its own (product L8). */
export const usualPaymentDays = 5;

type SettingName = keyof Settings;

/** Danish labels of the settings, for their screen and for error texts. */
export const settingLabels: Readonly<Record<SettingName, string>> = {
  companyName: 'Virksomhedsnavn',
  cvr: 'CVR-nr.',
  email: 'E-mail',
  phone: 'Telefon',
  address: 'Adresse',
  zipcode: 'Postnummer',
  town: 'By',
  country: 'Land',
  taxPercent: 'Momssats',
  currency: 'Valuta',
  depositPrice: 'Depositum',
  paymentDays: 'Betalingsfrist',
  bankName: 'Bank',
  regNumber: 'Reg.nr.',
  accountNumber: 'Kontonummer',
  fikCreditor: 'FIK-kreditornummer',
};
const settingNames = Object.keys(settingLabels) as SettingName[];

export interface Company {
  readonly companyId: string;
  readonly plan: Plan;
  /** First day after the trial; '' when none has begun or the plan is agreed with the operator. */
  readonly trialEndsOn: string;
  /** Set by the operator: the company can read but not write. */
  readonly suspended: boolean;
  /** Two-step login is required, of those in `secondFactorOf`. */
  readonly secondFactorRequired: boolean;
  /** Undefined in companies from before this could be chosen: all users. */
  readonly secondFactorOf?: Exclude<SecondFactorGroup, 'nobody'>;
  /** The first day on which it is required, in a new company; absent or '' for at once (product A23). */
  readonly secondFactorFrom?: string;
  /** Name of the logo among the company's stored files; '' for none. */
  readonly logo: string;
  /** True until the settings have been saved once (product I7). */
  readonly firstTimeSetup: boolean;
  readonly settings: Settings;
  readonly settingsVersion: number;
  readonly createdAt: string;
  /** The e-mail of the founder until it is confirmed; absent or '' once it is (product A20). */
  readonly unconfirmedEmail?: string;
}

/**
 * The settings with the form's values; the company's name cannot be changed here. `next` is the next
 * invoice number. Throws bad_input at `cvr` when a Danish number's check digit is wrong, and at
 * `nextInvoiceNumber` when it would be lowered.
 */
export function applySettingsForm(now: Settings, form: SettingsForm, next: number): Settings {
  const faults: Record<string, string> = {};
  const cvrFault = danishCvrFault(form.cvr, form.country);
  if (cvrFault !== undefined) faults['cvr'] = cvrFault;
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
    fikCreditor: form.fikCreditor ?? '',
    depositPrice: form.depositPrice ?? 0,
    taxPercent: form.taxPercent ?? now.taxPercent,
    currency: form.currency,
    paymentDays: form.paymentDays ?? now.paymentDays,
  };
}

/**
 * The settings under another name of the company. Throws conflict (409) when the name was changed since the version
 * that was `read`; the same new name is no conflict.
 */
export function renamedSettings(read: Settings, now: Settings, companyName: string): Settings {
  if (now.companyName !== read.companyName && now.companyName !== companyName)
    throw new AppError('conflict', {
      message: `En anden har skiftet navnet imens. I hedder nu ${now.companyName}.`,
    });
  return { ...now, companyName };
}

/** Names of the settings that differ between two versions. */
export function changedSettingNames(before: Settings, after: Settings): SettingName[] {
  return settingNames.filter((name) => before[name] !== after[name]);
}

/**
 * Throws conflict (409), naming the fields, when `after` would overwrite what others changed between
 * the version that was `read` and the current one, `now`. A field that both set alike is no conflict.
 */
export function assertNothingOverwritten(read: Settings, now: Settings, after: Settings): void {
  const undone = changedSettingNames(read, now).filter((name) => after[name] !== now[name]);
  if (undone.length === 0) return;
  const labels = undone.map((name) => settingLabels[name]).join(', ');
  throw new AppError('conflict', {
    message: `En anden har ændret indstillingerne imens: ${labels}. De er ikke gemt.`,
    fields: Object.fromEntries(undone.map((name) => [name, 'Ændret af en anden imens.'])),
  });
}
