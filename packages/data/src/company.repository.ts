import { AppError } from '@driftig/domain/errors';
import type { Settings } from '@driftig/domain/company/settings';
import type { Series } from '@driftig/domain/series';

import { attemptsRepository } from './attempts.repository.ts';
import type { Table } from './client.ts';
import {
  companyEntity,
  seriesEntity,
  settingsVersionEntity,
  type StoredCompany,
} from './company.entities.ts';
import { secondsOf } from './commit.ts';
import { putOf, updateOf, type Write } from './write.ts';

/** Of one company in 15 minutes: the operator's mailbox is not to be filled. */
const maxPlanRequests = 5;

const seriesFieldsOf = ({ invoice, order, month, issued }: Series) => ({
  invoice,
  order,
  month,
  issued,
});

/** The actor's own company: its settings, their versions and its number series. */
export function companyRepository(table: Table, companyId: string) {
  const companies = companyEntity(table);
  const versions = settingsVersionEntity(table);
  const series = seriesEntity(table);

  let first: Promise<StoredCompany> | undefined;

  const get = async (): Promise<StoredCompany> => {
    const { data } = await companies.get({ companyId }).go({ consistent: true });
    if (data === null) throw new AppError('not_found');
    return data;
  };

  return {
    get,

    /** As first read in this request: for what is decided by it, not for changing the company. */
    getCached: (): Promise<StoredCompany> => (first ??= get()),

    /** The settings as they were when an invoice was issued. */
    async settingsAt(settingsVersion: number): Promise<Settings> {
      const { data } = await versions.get({ companyId, settingsVersion }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data.settings;
    },

    async series(): Promise<Series> {
      const { data } = await series.get({ companyId }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data;
    },

    /** New settings as the version after `company`'s; refused when someone else saved meanwhile. */
    saveSettings(company: StoredCompany, settings: Settings, savedAt: string): Write[] {
      const settingsVersion = company.settingsVersion + 1;
      const update = companies
        .patch({ companyId })
        .set({ settings, settingsVersion, firstTimeSetup: false })
        .where((item, op) => op.eq(item.settingsVersion, company.settingsVersion));
      const version = versions.create({ companyId, settingsVersion, settings, savedAt });
      return [updateOf(update), putOf(version)];
    },

    /** Another plan; refused when it was changed meanwhile. */
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

    /** Throws too_many to whoever writes to the operator again and again; `now` is ISO UTC. */
    async assertMayRequestPlan(now: string): Promise<void> {
      await attemptsRepository(table).countAttempt(
        `wishes:${companyId}`,
        secondsOf(now),
        maxPlanRequests,
      );
    },

    suspend(suspended: boolean): Write {
      return updateOf(companies.patch({ companyId }).set({ suspended }));
    },

    requireSecondFactor(secondFactorRequired: boolean): Write {
      return updateOf(companies.patch({ companyId }).set({ secondFactorRequired }));
    },

    /** '' for none; refused when it was changed meanwhile. */
    changeLogo(company: StoredCompany, logo: string): Write {
      const update = companies
        .patch({ companyId })
        .set({ logo })
        .where((item, op) => op.eq(item.logo, company.logo));
      return updateOf(update);
    },

    /** Raises the next invoice number; never lowers it, whatever was drawn meanwhile. */
    raiseInvoiceNumber(next: number): Write {
      const update = series
        .patch({ companyId })
        .set({ invoice: next })
        .where((item, op) => op.lte(item.invoice, next));
      return updateOf(update);
    },

    /** Moves the series on from what was read; refused (with `moved`) when someone drew first. */
    advanceSeries(before: Series, next: Series, refusal: () => Error): Write {
      const update = series
        .patch({ companyId })
        .set(seriesFieldsOf(next))
        .where((item, op) =>
          [
            op.eq(item.invoice, before.invoice),
            op.eq(item.order, before.order),
            op.eq(item.month, before.month),
            op.eq(item.issued, before.issued),
          ].join(' AND '),
        );
      return updateOf(update, refusal);
    },
  };
}
