import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dueFindings, findingsOf, seenAfter, type SeenFindings } from '../findings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = fileURLToPath(new URL('../findings-seen.json', import.meta.url));

/**
 * `npm run audit`: the known weaknesses of what is deployed, each with the day it is to be gone. Fails
 * when one is overdue, and when the registry cannot be asked. Keeps the day each was first seen in a
 * file that is committed, since the deadline runs from there.
 */
function audit(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const findings = findingsOf(stdout);
  const seen = JSON.parse(readFileSync(kept, 'utf8')) as SeenFindings;
  const due = dueFindings(findings, seen, new Date().toISOString().slice(0, 10));
  writeFileSync(kept, `${JSON.stringify(seenAfter(due), undefined, 2)}\n`);
  for (const { severity, packageName, title, url, due: day, isOverdue } of due)
    process.stdout.write(
      `${isOverdue ? 'OVERDUE' : 'until'} ${day} ${severity} ${packageName}: ${title} ${url}\n`,
    );
  process.stdout.write(`${due.length} known weaknesses in what is deployed.\n`);
  if (due.some(({ isOverdue }) => isOverdue)) process.exitCode = 1;
}

try {
  audit();
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The registry gave no report, so nothing is known: ${why}\n`);
  process.exitCode = 2;
}
