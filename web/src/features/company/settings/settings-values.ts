import { settingsForm } from '@driftig/contracts/company/settings';
import type { CompanySettings, SettingsForm } from '@driftig/contracts/company/settings';
import { settingLabels } from '@driftig/domain/company/settings';
import { danishCvrFault } from '@driftig/domain/cvr';
import type { Resolver } from 'react-hook-form';

import { contractResolver } from '../../../api/forms/form.ts';
import { asSent, type TypedNumber } from '../../../ui/fields/number-text.ts';

export interface SettingsValues {
  cvr: string;
  email: string;
  phone: string;
  address: string;
  zipcode: string;
  town: string;
  country: string;
  nextInvoiceNumber: TypedNumber;
  skipReason: string;
  taxPercent: TypedNumber;
  currency: string;
  /** In øre. */
  depositPrice: TypedNumber;
  paymentDays: TypedNumber;
  bankName: string;
  regNumber: string;
  accountNumber: string;
  fikCreditor: string;
}

export function valuesOf(settings: CompanySettings): SettingsValues {
  const { companyName: _name, version: _version, skippedNumbers: _skipped, ...rest } = settings;
  return { ...rest, skipReason: '' };
}

/** NaN, which the contract refuses, for an empty field too: left out, the setting would stay as it is. */
const requiredNumber = (value: TypedNumber) => asSent(value) ?? Number.NaN;

function bodyOf(values: SettingsValues, settings: CompanySettings) {
  return {
    ...values,
    companyName: settings.companyName,
    version: settings.version,
    currency: values.currency as SettingsForm['currency'],
    nextInvoiceNumber: asSent(values.nextInvoiceNumber) ?? undefined,
    taxPercent: requiredNumber(values.taxPercent),
    depositPrice: asSent(values.depositPrice) ?? undefined,
    paymentDays: requiredNumber(values.paymentDays),
  };
}

const check = contractResolver<ReturnType<typeof bodyOf>, typeof settingsForm>(settingsForm);

/**
 * Validates with the contract, and with the server's rule for the check digit of a Danish CVR
 * number.
 */
export function settingsResolver(
  settings: CompanySettings,
): Resolver<SettingsValues, unknown, SettingsForm> {
  return async (values, context, options) => {
    const checked = await check(bodyOf(values, settings), context, options as never);
    const message = danishCvrFault(values.cvr, values.country);
    if (message === undefined || checked.errors.cvr !== undefined) return checked;
    return { values: {}, errors: { ...checked.errors, cvr: { type: 'rule', message } } };
  };
}

/** The labels of the settings that differ, because someone else has changed them. */
export function changedLabels(before: CompanySettings, now: CompanySettings): readonly string[] {
  const names = Object.keys(settingLabels) as (keyof typeof settingLabels)[];
  return names.filter((name) => before[name] !== now[name]).map((name) => settingLabels[name]);
}

export const tabs = {
  company: ['cvr', 'email', 'phone', 'address', 'zipcode', 'town', 'country'],
  invoice: [
    'nextInvoiceNumber',
    'skipReason',
    'taxPercent',
    'currency',
    'depositPrice',
    'paymentDays',
  ],
  bank: ['bankName', 'regNumber', 'accountNumber', 'fikCreditor'],
} as const satisfies Record<string, readonly (keyof SettingsValues)[]>;

export type SettingsTab = keyof typeof tabs;
export const tabNames = Object.keys(tabs) as SettingsTab[];

const tabLabels: Record<SettingsTab, string> = {
  company: 'Virksomhed',
  invoice: 'Faktura og moms',
  bank: 'Bank og betaling',
};

/** Sections that are not part of the form and save each change immediately. */
const pageLabels = {
  departments: 'Afdelinger',
  booking: 'Booking',
  security: 'Sikkerhed',
  plan: 'Plan',
} as const;
export type SettingsPage = keyof typeof pageLabels;
export type SettingsSection = SettingsTab | SettingsPage;

export const sectionLabels: Record<SettingsSection, string> = { ...tabLabels, ...pageLabels };
export const sectionNames = Object.keys(sectionLabels) as SettingsSection[];

export function asSection(name: string | null): SettingsSection {
  return sectionNames.find((section) => section === name) ?? 'company';
}

export function isTab(section: SettingsSection): section is SettingsTab {
  return Object.hasOwn(tabs, section);
}

export function isIn(section: SettingsSection, field: string): boolean {
  return isTab(section) && (tabs[section] as readonly string[]).includes(field);
}
