import type { AnswerOf } from '@driftig/contracts/core/route';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { hasAddress } from '@driftig/domain/invoices/issue-needs';

import { paths, SETTINGS_PARAM } from '../../../paths.ts';
import { texts } from './texts.ts';

export type FirstSteps = AnswerOf<typeof dashboardRoutes.getFirstSteps>;

export interface Step {
  readonly id: 'bank' | 'logo' | 'customer' | 'invoice' | 'colleague';
  readonly title: string;
  readonly isDone: boolean;
  /** Purpose of the step, or the entered values once it is done. */
  readonly about: string;
  readonly minutes: number;
  readonly action: string;
  readonly to: string;
  /** Another way to do it, offered while the step is the next one. */
  readonly other?: { readonly label: string; readonly to: string };
  /** Where to change it once it is done. */
  readonly change: string;
}

const settingsAt = (tab: string) => `${paths.dashboard}?${SETTINGS_PARAM}=${tab}`;

/** The five steps of a new company, in their order (product H8). */
export function stepsOf(steps: FirstSteps, settings: CompanySettings): readonly Step[] {
  const { customer, colleague } = steps;
  return [
    bankStep(steps, settings),
    {
      id: 'logo',
      title: texts.logo,
      isDone: steps.logo,
      about: steps.logo ? texts.logoDone : texts.logoWhy,
      minutes: 1,
      action: texts.logoAction,
      to: settingsAt('company'),
      change: settingsAt('company'),
    },
    {
      id: 'customer',
      title: texts.customer,
      isDone: customer !== null,
      about: customer === null ? texts.customerWhy : customer.company || customer.name,
      minutes: 1,
      action: texts.customerAction,
      to: `${paths.customers}?new=1`,
      other: { label: texts.customerImport, to: `${paths.customers}?import=1` },
      change: paths.customers,
    },
    {
      id: 'invoice',
      title: texts.invoice,
      isDone: steps.invoice,
      about: steps.invoice ? texts.invoiceDone : texts.invoiceWhy,
      minutes: 3,
      action: texts.invoiceAction,
      to: paths.invoiceCreate,
      change: paths.invoices,
    },
    {
      id: 'colleague',
      title: texts.colleague,
      isDone: colleague !== '',
      about: colleague === '' ? texts.colleagueWhy : texts.colleagueDone(colleague),
      minutes: 1,
      action: texts.colleagueAction,
      to: `${paths.team}?new=1`,
      change: paths.team,
    },
  ];
}

/**
 * Sender details of an invoice: the account, and the address that the law requires (product D32).
 */
function bankStep({ bank }: FirstSteps, settings: CompanySettings): Step {
  const { bankName, regNumber, accountNumber } = settings;
  const isDone = bank && hasAddress(settings);
  const step = {
    id: 'bank',
    title: texts.bank,
    isDone,
    minutes: 1,
    change: settingsAt('bank'),
  } as const;
  const account = texts.bankDone(bankName, regNumber, accountNumber);
  if (!bank)
    return { ...step, about: texts.bankWhy, action: texts.bankAction, to: settingsAt('bank') };
  return {
    ...step,
    about: isDone ? account : texts.addressWhy,
    action: texts.addressAction,
    to: settingsAt('company'),
  };
}
