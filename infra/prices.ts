/**
 * Prices of AWS in US dollars without VAT, for eu-north-1. Noted on 2026-11-22 as guides quote
 * Amazon's price pages, linked beside each; not checked against the price list or a bill. The tables in docs/deploy.md are computed from these (tests/template-costs.test.ts).
 */
export const prices = {
  /** A month. https://aws.amazon.com/waf/pricing/ */
  firewall: { acl: 5, rule: 1 },
  /** A month. https://aws.amazon.com/secrets-manager/pricing/ */
  secret: 0.4,
  /**
   * A month. An alarm is charged per metric it reads, with ten metrics free per account; a composite
   * alarm is charged as such. https://aws.amazon.com/cloudwatch/pricing/
   */
  alarms: { metric: 0.1, freeMetrics: 10, composite: 0.5 },
  /** A month, above three. https://aws.amazon.com/cloudwatch/pricing/ */
  dashboards: { each: 3, free: 3 },
  /** A month, of a health check of something at AWS. https://aws.amazon.com/route53/pricing/ */
  probe: { each: 0.5, https: 1 },
  /**
   * Per gigabyte and month in a vault (a file below 128 KB counts as that much), and per gigabyte copied
   * to another region.
   * https://aws.amazon.com/backup/pricing/
   */
  copies: { table: 0.11, files: 0.055, transfer: 0.02 },
  /** A gigabyte of memory for a second, on Arm. Assuming a role costs nothing. https://aws.amazon.com/lambda/pricing/ */
  gigabyteSecond: 0.0000133334,
  /**
   * By use: a million calls of the API, requests to the firewall, calls of a function, units of the table, frames of 32 KB,
   * minutes of a socket and changes passed on (outbox, pipe, bus and queue); a gigabyte of logs, and a month of records, their
   * backup and files; a thousand mails. https://aws.amazon.com/api-gateway/pricing/ https://aws.amazon.com/dynamodb/pricing/
   */
  use: {
    api: 1.2,
    firewall: 0.6,
    lambda: 0.2,
    written: 0.7,
    read: 0.14,
    frame: 1.2,
    socketMinute: 0.3,
    event: 6,
    log: 0.54,
    mail: 0.1,
    storage: 0.27,
    backup: 0.22,
    files: 0.025,
  },
} as const;
