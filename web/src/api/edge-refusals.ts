import { errorCodes } from '@driftig/contracts/core/error-codes';
import type { ErrorCode } from '@driftig/contracts/core/error-codes';

interface EdgeError {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Errors from API Gateway and the firewall, before our functions run, with our own texts. */
const errors: Readonly<Record<number, EdgeError>> = {
  403: {
    code: 'forbidden',
    message:
      'Det blev stoppet af sikkerhedsfilteret. Skriv det på en anden måde, eller kontakt os.',
  },
  413: { code: 'too_large', message: errorCodes.too_large.message },
  429: { code: 'too_many', message: 'Der er travlt lige nu. Vent lidt, og prøv igen.' },
};

/** Code and text for an error that is not in our format. Its own text is not shown to users. */
export function edgeError(status: number): EdgeError {
  return errors[status] ?? { code: 'internal', message: errorCodes.internal.message };
}

/** The request id of an answer that has none of ours: API Gateway's, else CloudFront's. */
export function edgeRequestId(headers: Headers): string | undefined {
  return headers.get('apigw-requestid') ?? headers.get('x-amz-cf-id') ?? undefined;
}
