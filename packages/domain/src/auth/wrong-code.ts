import { AppError } from '../errors.ts';

/** The error for a wrong app or recovery code, shown at the field `code`. */
export function wrongCodeError(): AppError {
  const { message } = new AppError('wrong_code');
  return new AppError('wrong_code', { fields: { code: message } });
}
