/** Fields that hold codes and names of ours. What else an error carries may quote a person: rejected addresses, a query's values, a row. */
const CODES = ['code', 'statusCode', 'responseCode', 'command', 'errno', 'syscall', 'kind', 'reason', 'constraint', 'table', 'column'] as const;
/** Where drizzle begins to list a failed query's values in its message. */
const VALUES = '\nparams: ';
const DEEPEST = 5;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  [code: string]: unknown;
}

/** An error as it is logged: its message without a query's values, its frames, its codes, and what caused it. */
export function loggedError(error: unknown): LoggedError {
  return error instanceof Error ? logged(error, 0) : { type: typeof error, message: 'no error was thrown, but something else', stack: '' };
}

function logged(error: Error, depth: number): LoggedError {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  const [message = ''] = error.message.split(VALUES);
  const codes = CODES.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const type = error.name === 'Error' ? error.constructor.name : error.name;
  const caused = error.cause instanceof Error && depth < DEEPEST ? { cause: logged(error.cause, depth + 1) } : {};
  return { ...Object.fromEntries(codes), type, message, stack: [`${type}: ${message}`, ...frames].join('\n'), ...caused };
}
