/**
 * For the clients of files, accounts and mails, as for the table: well below a function's own time
 * limit, so that a connection that hangs is given up and the SDK tries again on another. Without
 * `throwOnRequestTimeout` it would only warn and wait on.
 */
export const timeLimits = {
  connectionTimeout: 2000,
  requestTimeout: 5000,
  throwOnRequestTimeout: true,
};
