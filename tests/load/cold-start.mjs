// Run in a fresh process: loads a built function and answers one event, as a new Lambda would.
import { readFileSync } from 'node:fs';

const [bundle, eventFile] = process.argv.slice(2);
const { handler } = await import(bundle);
const answer = await handler(JSON.parse(readFileSync(eventFile, 'utf8')), { awsRequestId: 'cold' });
process.stdout.write(String(answer.statusCode), () => process.exit(0));
