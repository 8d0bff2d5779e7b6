import { readInvokeOptions } from './invoke-options.ts';
import { invokeSample } from './invoke-sample.ts';
import { product } from './product.ts';
import { runCommand } from './terminal.ts';

await runCommand(() => invokeSample(readInvokeOptions(process.argv.slice(2)), product));
// The clients of the product keep their connections, and would keep the process with them.
process.exit();
