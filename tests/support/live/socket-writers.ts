import { consumerEntry, consumers } from '../../../infra/consumers.ts';
import { product, socketEntry } from '../../../infra/product.ts';

/** Environment variable by which the SDK finds the endpoint of the sockets. */
export const socketVariable = 'AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI';

/** The consumers that write to open sockets or close them. */
export const consumersWithSockets = consumers
  .filter(({ rights }) => rights.usesSockets)
  .map(consumerEntry);

/** Every function that does, by its whole name on prod. */
export const socketWriters = [
  ...product.words.filter(({ rights }) => rights.usesSockets).map(({ word }) => word),
  socketEntry(product.socket),
  ...consumersWithSockets,
].map((entry) => `driftig-prod-${entry}`);
