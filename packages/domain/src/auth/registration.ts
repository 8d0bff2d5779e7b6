import { defaultCurrency } from '@driftig/contracts/company/currencies';
import { asciiDomain } from '@driftig/contracts/wire/email';
import type { Plan } from '@driftig/contracts/core/plans';

import { secondFactorStart } from '../company/second-factor.ts';
import { usualPaymentDays, type Company } from '../company/settings.ts';
import { trialEndFrom } from '../company/plan.ts';
import { danishDate } from '../dates.ts';
import type { User } from './user.ts';

interface Registration {
  readonly companyId: string;
  readonly userId: string;
  readonly companyName: string;
  readonly email: string;
  readonly plan: Plan;
  readonly now: string;
}

/**
 * The form in which addresses are stored, counted and compared: lower case, no surrounding space, and the
 * domain as mail servers write it. Otherwise one mailbox would have many spellings, each with limits of its own.
 */
export function normalizeEmail(email: string): string {
  const typed = email.trim().toLowerCase();
  const domainAt = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(domainAt);
  return typed.slice(0, domainAt) + (asciiDomain(domain) ?? domain);
}

/**
 * The mailbox that limits on mails to strangers count by: `x+anything@y` is delivered to `x@y`
 * (RFC 5233), so the part from the plus on is left out.
 */
export function mailboxOf(email: string): string {
  const normalized = normalizeEmail(email);
  const at = normalized.lastIndexOf('@');
  const plus = normalized.indexOf('+');
  return plus > 0 && plus < at ? normalized.slice(0, plus) + normalized.slice(at) : normalized;
}

/** A new company and its owner. Pro and Enterprise start as a 30-day trial (product A7). */
export function newCompany(from: Registration): { company: Company; owner: User } {
  const trial = from.plan === 'starter' ? '' : trialEndFrom(danishDate(from.now));
  const company: Company = {
    companyId: from.companyId,
    plan: from.plan,
    trialEndsOn: trial,
    suspended: false,
    secondFactorRequired: true,
    secondFactorOf: 'managers',
    secondFactorFrom: secondFactorStart(from.now),
    logo: '',
    firstTimeSetup: true,
    settingsVersion: 1,
    createdAt: from.now,
    settings: {
      companyName: from.companyName,
      phone: '',
      email: from.email,
      cvr: '',
      address: '',
      town: '',
      country: 'Danmark',
      zipcode: '',
      bankName: '',
      regNumber: '',
      accountNumber: '',
      fikCreditor: '',
      depositPrice: 0,
      taxPercent: 25,
      currency: defaultCurrency,
      paymentDays: usualPaymentDays,
    },
  };
  return { company, owner: newOwner(from) };
}

function newOwner(from: Registration): User {
  return {
    companyId: from.companyId,
    userId: from.userId,
    email: from.email,
    name: '',
    phone: '',
    mobile: '',
    departmentId: '',
    location: '',
    role: 'owner',
    bookkeeping: true,
    loginAllowed: true,
    firstTime: true,
    sessions: {},
    passwordChangedAt: '',
    secondFactor: false,
    recoveryHashes: [],
    picture: '',
    createdAt: from.now,
    status: 'active',
    invitedAt: '',
    invitationEnds: '',
    version: 1,
  };
}
