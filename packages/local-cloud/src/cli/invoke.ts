import { readInvokeOptions } from './invoke-options.ts';
import { invokeSample } from './invoke-sample.ts';
import { product } from './product.ts';
import { runCommand } from './terminal.ts';

await runCommand(() => invokeSample(readInvokeOptions(process.argv.slice(2)), product));
// The SDK clients keep their connections open, which would keep the process alive.
process.exit();
