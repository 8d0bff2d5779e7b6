/**
 * What AWS charges, in US dollars without VAT, in eu-north-1 where nothing else is said. Noted on
 * 2026-11-22 from Amazon's public price pages, whose addresses stand beside each; not checked
 * against a bill. The tables in docs/deploy.md are computed from these (tests/template-costs.test.ts).
 */
export const prices = {
  /** A month. https://aws.amazon.com/waf/pricing/ */
  firewall: { acl: 5, rule: 1 },
  /** A month. https://aws.amazon.com/secrets-manager/pricing/ */
  secret: 0.4,
  /**
   * A month. An alarm is paid by the metrics it reads, the first ten of an account are free; a
   * composite alarm costs five such. https://aws.amazon.com/cloudwatch/pricing/
   */
  alarms: { metric: 0.1, freeMetrics: 10, composite: 0.5 },
  /** A month, above three. https://aws.amazon.com/cloudwatch/pricing/ */
  dashboards: { each: 3, free: 3 },
  /**
   * A gigabyte and month, in the vault elsewhere, and a gigabyte taken there.
   * https://aws.amazon.com/backup/pricing/
   */
  copies: { table: 0.11, files: 0.055, transfer: 0.02 },
} as const;
