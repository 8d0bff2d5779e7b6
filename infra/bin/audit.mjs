import { run } from '../../packages/local-cloud/bin/bootstrap.mjs';

await run('infra/bin/audit.ts');
