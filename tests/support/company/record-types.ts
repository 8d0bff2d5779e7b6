import { servedBy } from '@driftig/contracts/records/contract';
import {
  recordContracts,
  type CreatedTypeName,
  type UpdatedTypeName,
} from '@driftig/contracts/records/record-contracts';

/** What savenew knows. */
export const createdTypes = servedBy(recordContracts, 'create') as readonly CreatedTypeName[];
/** What update knows. */
export const updatedTypes = servedBy(recordContracts, 'update') as readonly UpdatedTypeName[];
