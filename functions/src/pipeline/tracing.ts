import { Tracer } from '@aws-lambda-powertools/tracer';
import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware';

/** An X-Ray segment per request, and a subsegment per HTTP call the function makes. */
export const tracing = captureLambdaHandler(new Tracer(), { captureResponse: false });
