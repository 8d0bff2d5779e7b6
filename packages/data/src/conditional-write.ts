import {
  ConditionalCheckFailedException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';

import { backOff } from './commit.ts';

const maxAttempts = 8;

/**
 * Whether a single conditional write went through: false when its condition was refused. One that
 * met a transaction on the same item is tried again; any other failure is an error.
 */
export async function tryConditionalWrite(write: () => Promise<unknown>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await failureOf(write);
    if (error === undefined) return true;
    if (error instanceof ConditionalCheckFailedException) return false;
    if (!(error instanceof TransactionConflictException) || attempt === maxAttempts) throw error;
    await backOff(attempt);
  }
}

/** ElectroDB wraps the SDK's error. */
async function failureOf(write: () => Promise<unknown>): Promise<unknown> {
  try {
    await write();
    return undefined;
  } catch (error) {
    const wrapped = error instanceof Error && error.name === 'ElectroError';
    return wrapped ? (error.cause ?? error) : error;
  }
}
