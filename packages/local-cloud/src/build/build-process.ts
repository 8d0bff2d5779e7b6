// Run by build-all.ts in a process of its own: `functions` or `web`.
import { workInChild } from '../run-in-child.ts';

await workInChild(async () => {
  if (process.argv[2] === 'web') return (await import('./build-web.ts')).buildWeb();
  const { stop } = await import('esbuild');
  const { buildFunctions } = await import('./build-functions.ts');
  const functions = await buildFunctions();
  await stop();
  return functions;
});
