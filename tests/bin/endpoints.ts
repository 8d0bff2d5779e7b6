import { builtCalls, callKey, documentedCalls } from '../support/house/spec.ts';

/** `npm run endpoints`: how many documented calls exist, and which are missing, by word. */
const built = new Set(builtCalls.map(callKey));
const calls = documentedCalls();
const missing = calls.filter((call) => !built.has(callKey(call)));

console.log(`${calls.length - missing.length} of ${calls.length} documented calls exist.`);
for (const [word, group] of Object.entries(Object.groupBy(missing, (call) => call.word))) {
  console.log(`\n${word}: ${group?.length ?? 0} missing`);
  for (const { method, path } of group ?? []) console.log(`  ${method.padEnd(6)} ${path}`);
}
