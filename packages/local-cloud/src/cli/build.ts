import { buildAll } from '../build/build-all.ts';
import { print } from './terminal.ts';

print('Bygger funktioner og hjemmeside ...');
const started = performance.now();
const functions = await buildAll();
for (const { name, bytes } of functions) {
  print(`  ${name.padEnd(24)} ${Math.round(bytes / 1024)} KB`.trimEnd());
}
print(`Bygget på ${((performance.now() - started) / 1000).toFixed(1)} s.`);
