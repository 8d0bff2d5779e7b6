import { run } from '../../packages/local-cloud/bin/bootstrap.mjs';

await run('tests/lighthouse/check-lighthouse.ts');
