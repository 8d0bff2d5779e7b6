import { StartError } from '../start-error.ts';

export interface StartOptions {
  readonly port: number;
  readonly fresh: boolean;
  readonly dev: boolean;
  /** Safari keeps the session's cookie only on an encrypted page. */
  readonly https: boolean;
}

/** Reads the command line and the environment of `npm start`. */
export function readStartOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions {
  const unknown = args.find((arg) => !['--fresh', '--dev', '--https'].includes(arg));
  if (unknown !== undefined) {
    throw new StartError(`Ukendt valg: ${unknown}. Kendte valg er --fresh, --dev og --https.`);
  }
  return {
    port: portOf(env['PORT']),
    fresh: args.includes('--fresh'),
    dev: args.includes('--dev'),
    https: args.includes('--https'),
  };
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`PORT skal være et tal mellem 1 og 65535, ikke '${text}'.`);
}
