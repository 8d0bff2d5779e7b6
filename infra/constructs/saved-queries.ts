import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Observed } from './observed.ts';

type Functions = keyof Pick<Observed, 'served' | 'functions'>;

interface SavedQuery {
  readonly name: string;
  /** Functions whose logs the query reads. */
  readonly of: Functions;
  readonly lines: readonly string[];
}

/** Saved log queries of the operator; docs/deploy.md says when to use them. */
const savedQueries: readonly SavedQuery[] = [
  {
    name: 'calls',
    of: 'served',
    lines: [
      "filter message = 'answered'",
      'stats count(*) as calls, pct(milliseconds, 95) as p95, max(milliseconds) as slowest, sum(status >= 500) as faults, sum(status >= 400) as refused by route',
      'sort faults desc, p95 desc',
    ],
  },
  {
    name: 'faults',
    of: 'functions',
    lines: [
      "filter level = 'ERROR' or (message = 'answered' and status >= 500)",
      'fields @timestamp, service, message, route, status, requestId, reason, name, eventId, error.message',
      'sort @timestamp desc',
      'limit 200',
    ],
  },
  {
    name: 'one-request',
    of: 'served',
    lines: [
      "filter requestId = 'WRITE THE ID THAT THE SCREEN SHOWS HERE'",
      'fields @timestamp, service, message, route, status, milliseconds, companyId, userId, error.message',
      'sort @timestamp asc',
    ],
  },
  {
    name: 'companies',
    of: 'served',
    lines: [
      "filter message = 'answered' and ispresent(companyId)",
      'stats count(*) as calls, sum(milliseconds) / 1000 as seconds by companyId',
      'sort calls desc',
      'limit 50',
    ],
  },
  {
    name: 'security',
    of: 'served',
    lines: [
      "filter message = 'security'",
      'stats count(*) as lines by bin(1h) as hour, kind, outcome',
      'sort hour desc',
    ],
  },
];

/** A query reads the logs of so many functions at most, by CloudWatch's limit. */
const mostLogs = 50;

/**
 * CloudWatch Logs Insights lists them as `driftig-prod/calls`, and as `driftig-prod/faults-2` what is left of a
 * query of more logs than one may read.
 */
export function saveQueries(scope: Construct, prefix: string, observed: Observed): void {
  for (const { name, of, lines } of savedQueries)
    for (const [index, logs] of inParts(observed[of], mostLogs).entries()) {
      const part = index === 0 ? name : `${name}-${index + 1}`;
      new CfnQueryDefinition(scope, `query-${part}`, {
        name: `${prefix}/${part}`,
        queryString: lines.join('\n| '),
        logGroupNames: logs.map(({ shortName }) => `/aws/lambda/${prefix}-${shortName}`),
      });
    }
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
