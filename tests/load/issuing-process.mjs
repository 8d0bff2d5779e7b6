// Run in a process of its own, as a function instance: issues invoices one after another until its
// share is done, and sends the milliseconds of each. It begins on request, after a few that
// are not measured: a function that has just started compiles its code first.
import { readFileSync } from 'node:fs';

const [bundle, eventsFile] = process.argv.slice(2);
const { handler } = await import(bundle);
const { warmUp, measured } = JSON.parse(readFileSync(eventsFile, 'utf8'));
const context = () => {
  const end = performance.now() + 29_000;
  return { awsRequestId: 'load', getRemainingTimeInMillis: () => end - performance.now() };
};

for (const event of warmUp) await handler(event, context());
process.send('ready');
await new Promise((resolve) => process.once('message', resolve));
const times = [];
const failures = [];
for (const event of measured) {
  const from = performance.now();
  const { statusCode, body } = await handler(event, context());
  times.push(performance.now() - from);
  if (statusCode !== 201) failures.push(body);
}
process.send({ times, failures }, () => process.exit(0));
