import { servedBy } from '@driftig/contracts/records/contract';
import {
  recordContracts,
  type CreatedTypeName,
  type UpdatedTypeName,
} from '@driftig/contracts/records/record-contracts';

/** Types that savenew accepts. */
export const createdTypes = servedBy(recordContracts, 'create') as readonly CreatedTypeName[];
/** Types that update accepts. */
export const updatedTypes = servedBy(recordContracts, 'update') as readonly UpdatedTypeName[];
