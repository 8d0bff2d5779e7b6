import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@driftig/domain/errors';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One conditional write of a change, and the error to throw when its condition fails. */
export interface Write {
  readonly item: TransactItem;
  readonly refusal: () => Error;
}

/** An ElectroDB operation; `.params()` is untyped. */
interface Command {
  params(): unknown;
}

const conflictError = () => new AppError('conflict');

export function putOf(command: Command, refusal: () => Error = conflictError): Write {
  return { item: { Put: command.params() as TransactItem['Put'] }, refusal };
}

export function updateOf(command: Command, refusal: () => Error = conflictError): Write {
  return { item: { Update: command.params() as TransactItem['Update'] }, refusal };
}

export function deleteOf(command: Command, refusal: () => Error = conflictError): Write {
  return { item: { Delete: command.params() as TransactItem['Delete'] }, refusal };
}

interface Condition {
  readonly expression: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A condition on an item that the change leaves as it is; `command` is a get of the item. */
export function checkOf(
  command: Command,
  { expression, names, values }: Condition,
  refusal: () => Error = conflictError,
): Write {
  const check = {
    ...(command.params() as Pick<NonNullable<TransactItem['ConditionCheck']>, 'TableName' | 'Key'>),
    ConditionExpression: expression,
    ExpressionAttributeNames: { ...names },
    ...(values && { ExpressionAttributeValues: { ...values } }),
  };
  return { item: { ConditionCheck: check }, refusal };
}
