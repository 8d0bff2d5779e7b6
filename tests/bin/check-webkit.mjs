import { run } from '../../packages/local-cloud/bin/bootstrap.mjs';

await run('tests/webkit/smoke.ts');
