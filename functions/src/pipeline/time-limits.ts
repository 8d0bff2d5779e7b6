/**
 * In milliseconds, for the clients of S3, Cognito and SES, as for the table. Well below the
 * function's timeout, so that the SDK has time to retry after a connection has hung. Without
 * `throwOnRequestTimeout` the SDK would only log a warning.
 */
export const timeLimits = {
  connectionTimeout: 2000,
  requestTimeout: 5000,
  throwOnRequestTimeout: true,
};
