/** A fault of the machine or the command line, not of the program: its message is all that is shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
