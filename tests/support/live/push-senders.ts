import { consumerEntry, consumers } from '../../../infra/consumers.ts';
import { product } from '../../../infra/product.ts';

/** Every function that has the secret of push, by its whole name on prod. */
export const pushSenders = [
  ...product.words.filter(({ rights }) => rights.sendsPush).map(({ word }) => word),
  ...consumers.filter(({ rights }) => rights.sendsPush).map(consumerEntry),
].map((entry) => `driftig-prod-${entry}`);
