import { run } from '../../packages/local-cloud/bin/bootstrap.mjs';

await run('tests/bin/check-api.ts');
