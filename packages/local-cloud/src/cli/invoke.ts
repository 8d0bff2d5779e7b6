import { describeError, printError } from './terminal.ts';
import { readInvokeOptions } from './invoke-options.ts';
import { invokeSample } from './invoke-sample.ts';
import { product } from './product.ts';

try {
  await invokeSample(readInvokeOptions(process.argv.slice(2)), product);
  process.exit(0);
} catch (error) {
  printError(describeError(error));
  process.exit(1);
}
