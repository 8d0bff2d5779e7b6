import { AppError } from '../errors.ts';

/** A code of the app or a recovery code that does not fit, said at its field. */
export function wrongCodeError(): AppError {
  const { message } = new AppError('wrong_code');
  return new AppError('wrong_code', { fields: { code: message } });
}
