import {
  ConditionalCheckFailedException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';

import { backOff } from './transact.ts';

const maxAttempts = 8;

/**
 * Runs a single conditional write and returns whether its condition held. A conflict with a
 * transaction on the same item is retried; any other failure is thrown.
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

/** The SDK's error, which ElectroDB wraps. */
async function failureOf(write: () => Promise<unknown>): Promise<unknown> {
  try {
    await write();
    return undefined;
  } catch (error) {
    const wrapped = error instanceof Error && error.name === 'ElectroError';
    return wrapped ? (error.cause ?? error) : error;
  }
}
