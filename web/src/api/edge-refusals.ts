import { errorCodes } from '@driftig/contracts/core/error-codes';
import type { ErrorCode } from '@driftig/contracts/core/error-codes';

interface EdgeError {
  readonly code: ErrorCode;
  readonly message: string;
}

/** What the gateway and the firewall refuse before our functions are asked, in words of ours. */
const errors: Readonly<Record<number, EdgeError>> = {
  403: {
    code: 'forbidden',
    message:
      'Det blev stoppet af sikkerhedsfilteret. Skriv det på en anden måde, eller kontakt os.',
  },
  413: { code: 'too_large', message: errorCodes.too_large.message },
  429: { code: 'too_many', message: 'Der er travlt lige nu. Vent lidt, og prøv igen.' },
};

/** How an answer without a code of ours is told; its own words are not for our users. */
export function edgeError(status: number): EdgeError {
  return errors[status] ?? { code: 'internal', message: errorCodes.internal.message };
}

/** What support can look an answer up by that has no id of ours: the gateway's, else the edge's. */
export function edgeRequestId(headers: Headers): string | undefined {
  return headers.get('apigw-requestid') ?? headers.get('x-amz-cf-id') ?? undefined;
}
