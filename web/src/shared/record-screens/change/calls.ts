import { describeContract } from '@driftig/contracts/records/contract';
import { namedCalls, recordCalls } from '@driftig/contracts/records/record-calls';
import type { DeletedTypeName, ReadTypeName } from '@driftig/contracts/records/record-contracts';
import type { RecordType } from '@driftig/contracts/records/record-type';
import { routesOf } from '@driftig/contracts/core/route';

const callsOfType = (type: RecordType) =>
  routesOf('records', recordCalls({ [type.name]: describeContract(type) }));

const known = new Map<RecordType, ReturnType<typeof callsOfType>>();

/** The calls that read and write the records of a type, without the contracts of other types. */
export function callsOf(type: RecordType): ReturnType<typeof callsOfType> {
  const calls = known.get(type) ?? callsOfType(type);
  known.set(type, calls);
  return calls;
}

/** The calls that need no more of a type than its name. */
export const namedCallsOf = (type: ReadTypeName | DeletedTypeName) =>
  routesOf('records', namedCalls([type], [type as DeletedTypeName]));
