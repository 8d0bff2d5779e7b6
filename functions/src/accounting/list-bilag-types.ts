import { bilagTypes, type BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';

const types = Object.keys(bilagTypes) as BilagType[];

/** The types are the same for all companies (product B9). */
export const listBilagTypes: Handler<typeof accountingRoutes.listBilagTypes> = async () =>
  types.map((type) => ({ id: type, name: bilagTypes[type].label }));
