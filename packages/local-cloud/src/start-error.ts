/** An error of the machine or the command line; only its message is shown, no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
