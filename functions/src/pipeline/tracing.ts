import { Tracer } from '@aws-lambda-powertools/tracer';
import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware';

/** A segment per request, and one per call that leaves the function. */
export const tracing = captureLambdaHandler(new Tracer(), { captureResponse: false });
