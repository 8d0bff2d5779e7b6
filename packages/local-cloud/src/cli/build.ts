import { buildAll, buildForAws } from '../build/build-all.ts';
import { print, runCommand } from './terminal.ts';

await runCommand(async () => {
  print('Bygger funktioner og hjemmeside ...');
  const started = performance.now();
  const build = process.argv.includes('--for-aws') ? buildForAws : buildAll;
  for (const { name, bytes } of await build())
    print(`  ${name.padEnd(28)} ${Math.round(bytes / 1024)} KB`);
  print(`Bygget på ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
