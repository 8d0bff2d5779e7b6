import { run } from './bootstrap.mjs';

await run('packages/local-cloud/src/cli/operator.ts');
