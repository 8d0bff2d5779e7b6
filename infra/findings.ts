import * as z from 'zod';

/** Days from the day a finding was first seen until it is to be gone; docs/security.md says why. */
const deadlines = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 } as const;

type Severity = keyof typeof deadlines;

/** A known weakness of a package that is deployed. */
interface Finding {
  readonly url: string;
  readonly packageName: string;
  readonly severity: Severity;
  readonly title: string;
}

/** The day on which each finding was first seen, by its address: what `npm run audit` keeps. */
export type SeenFindings = Readonly<Record<string, string>>;

const advisory = z.object({
  url: z.string(),
  name: z.string(),
  severity: z.enum(['critical', 'high', 'moderate', 'low', 'info']),
  title: z.string(),
});

/** As `npm audit --json` writes it; a text in `via` names another package that has the finding. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
});

/** Throws where the text is no report, as when the registry did not answer. */
export function findingsOf(text: string): readonly Finding[] {
  const { vulnerabilities } = report.parse(JSON.parse(text));
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each !== 'string')
    .map(({ name, ...rest }) => ({ packageName: name, ...rest }));
  return [...new Map(found.map((each) => [each.url, each])).values()];
}

interface DueFinding extends Finding {
  /** ISO date. */
  readonly seen: string;
  readonly due: string;
  readonly isOverdue: boolean;
}

/** Each finding with the day it is to be gone, the most urgent first; `today` is an ISO date. */
export function dueFindings(
  findings: readonly Finding[],
  seen: SeenFindings,
  today: string,
): readonly DueFinding[] {
  return findings
    .map((finding) => {
      const since = seen[finding.url] ?? today;
      const due = dayAfter(since, deadlines[finding.severity]);
      return { ...finding, seen: since, due, isOverdue: due < today };
    })
    .toSorted((a, b) => a.due.localeCompare(b.due));
}

/** Findings to store: new ones with today's date, without those that are fixed. */
export function seenAfter(due: readonly DueFinding[]): SeenFindings {
  const rows = due.map(({ url, seen }) => [url, seen] as const);
  return Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b)));
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
