import type { SecondFactorGroup } from '@driftig/contracts/company/plan';
import type { DateText } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import type { Company, Settings } from '@driftig/domain/company/settings';

import { attemptsRepository } from '../auth/attempts.repository.ts';
import type { Table } from '../core/client.ts';
import { companyEntity, settingsVersionEntity, type StoredCompany } from './company.entities.ts';
import { secondsOf } from '../core/commit.ts';
import { aDay, isNewCompany } from './new-company.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';

/** Per company in 15 minutes, because each sends a mail to the operator. */
const maxPlanRequests = 5;
/** Per company in 15 minutes: each mail to customers contains text that the company wrote. */
const maxCustomerMails = { max: 200 };
/** Per day, in a company's first 30 days. */
const newCompanyCustomerMails = aDay(50);
/** Limit per company in 15 minutes, so that no mailbox can be flooded. */
const maxConfirmations = 5;

const changedMeanwhile = () => new VersionConflict();

interface NextVersion extends Pick<Company, 'settings' | 'firstTimeSetup'> {
  readonly savedAt: string;
}

/** The actor's own company: its settings and their versions. */
export function companyRepository(table: Table, companyId: string) {
  const companies = companyEntity(table);
  const versions = settingsVersionEntity(table);

  let first: Promise<StoredCompany> | undefined;

  const get = async (): Promise<StoredCompany> => {
    const { data } = await companies.get({ companyId }).go({ consistent: true });
    if (data === null) throw new AppError('not_found');
    return data;
  };

  /** Optimistic lock: saved as the next version. Throws VersionConflict when that is taken. */
  const saveVersion = (
    { settingsVersion: before }: StoredCompany,
    { settings, savedAt, firstTimeSetup }: NextVersion,
  ): Write[] => {
    const settingsVersion = before + 1;
    const update = companies
      .patch({ companyId })
      .set({ settings, settingsVersion, firstTimeSetup })
      .where((item, op) => op.eq(item.settingsVersion, before));
    const version = versions.create({ companyId, settingsVersion, settings, savedAt });
    return [updateOf(update, changedMeanwhile), putOf(version, changedMeanwhile)];
  };

  return {
    get,

    /** Cached for the request. Good for decisions, not as the base of a change to the company. */
    getCached: (): Promise<StoredCompany> => (first ??= get()),

    /** A kept version of the settings, as an invoice names it. Throws not_found. */
    async settingsAt(settingsVersion: number): Promise<Settings> {
      const { data } = await versions.get({ companyId, settingsVersion }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data.settings;
    },

    /** Saves the form of the settings; the first save ends the company's setup. */
    saveSettings: (company: StoredCompany, settings: Settings, savedAt: string): Write[] =>
      saveVersion(company, { settings, savedAt, firstTimeSetup: false }),

    /** Saves the settings under another name, which does not end the company's setup. */
    rename: (company: StoredCompany, settings: Settings, savedAt: string): Write[] =>
      saveVersion(company, { settings, savedAt, firstTimeSetup: company.firstTimeSetup }),

    /** Optimistic lock on plan and trial: refused (409) when they are no longer as in `before`. */
    changePlan(before: StoredCompany, next: Pick<StoredCompany, 'plan' | 'trialEndsOn'>): Write {
      const update = companies
        .patch({ companyId })
        .set({ plan: next.plan, trialEndsOn: next.trialEndsOn })
        .where(
          (item, op) =>
            `${op.eq(item.plan, before.plan)} AND ${op.eq(item.trialEndsOn, before.trialEndsOn)}`,
        );
      return updateOf(update);
    },

    /** Counts a request for a plan; throws too_many above the limit. `now` is ISO UTC. */
    async assertMayRequestPlan(now: string): Promise<void> {
      await attemptsRepository(table).countAttempt(
        `plan-requests:${companyId}`,
        secondsOf(now),
        maxPlanRequests,
      );
    },

    /** Counts a confirmation mail; throws too_many above the limit. `now` is ISO UTC. */
    async assertMayResendConfirmation(now: string): Promise<void> {
      const subject = `confirmations:${companyId}`;
      await attemptsRepository(table).countAttempt(subject, secondsOf(now), maxConfirmations);
    },

    /**
     * Counts a mail to the company's customers, with an invoice or the answer to an enquiry, once for each receiver. Throws
     * email_unconfirmed (403) before the founder has confirmed their e-mail, and too_many above a limit. `now` is ISO UTC.
     */
    async assertMayMailCustomers(company: Company, now: string, weight: number): Promise<void> {
      if (company.unconfirmedEmail) throw new AppError('email_unconfirmed');
      const { countAttempt } = attemptsRepository(table);
      await countAttempt(`invoice-mails:${companyId}`, secondsOf(now), {
        ...maxCustomerMails,
        weight,
      });
      if (!isNewCompany(company, now)) return;
      await countAttempt(`invoice-mails-day:${companyId}`, secondsOf(now), {
        ...newCompanyCustomerMails,
        weight,
      });
    },

    confirmEmail(): Write {
      return updateOf(companies.patch({ companyId }).set({ unconfirmedEmail: '' }));
    },

    suspend(suspended: boolean): Write {
      return updateOf(companies.patch({ companyId }).set({ suspended }));
    },

    requireSecondFactor(of: SecondFactorGroup): Write {
      const company = companies.patch({ companyId });
      if (of === 'nobody') return updateOf(company.set({ secondFactorRequired: false }));
      const required = { secondFactorRequired: true, secondFactorOf: of, secondFactorFrom: '' };
      return updateOf(company.set(required));
    },

    /** Requires two-step login from a day on, where a later one was said. */
    requireSecondFactorFrom(day: DateText): Write {
      return updateOf(companies.patch({ companyId }).set({ secondFactorFrom: day }));
    },

    /** Changes nothing; refused (409) when two-step login is required of others than when `company` was read. */
    keepSecondFactorGroup({ secondFactorRequired, secondFactorOf }: StoredCompany): Write {
      const update = companies
        .patch({ companyId })
        .set({ secondFactorRequired })
        .where((item, op) =>
          [
            op.eq(item.secondFactorRequired, secondFactorRequired),
            secondFactorOf === undefined
              ? op.notExists(item.secondFactorOf)
              : op.eq(item.secondFactorOf, secondFactorOf),
          ].join(' AND '),
        );
      return updateOf(update);
    },

    /** `logo` is '' for none. Optimistic lock on the old logo: 409 when it has changed. */
    changeLogo(company: StoredCompany, logo: string): Write {
      const update = companies
        .patch({ companyId })
        .set({ logo })
        .where((item, op) => op.eq(item.logo, company.logo));
      return updateOf(update);
    },
  };
}
