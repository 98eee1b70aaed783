import { isIP } from 'node:net';

/** What decides whether an installation is a demo. Except for `host`, `baseUrl`, and `isBehindProxy`, these are environment variables as they are. */
export interface DemoSettings {
  nodeEnv: string | undefined;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  host: string;
  baseUrl: string;
  isBehindProxy: boolean;
}

/**
 * The reasons why this isn't a demo; empty if it is one. Only a demo has the inbox, the demo accounts, and the stand-ins for identity providers. Anyone who
 * can reach those can be anyone. So a demo uses the embedded database, answers only this machine, and isn't declared as production.
 */
export function whyNoDemo({ nodeEnv, databaseUrl, smtpUrl, host, baseUrl, isBehindProxy }: DemoSettings): string[] {
  return [
    databaseUrl ? 'DATABASE_URL is set' : '',
    smtpUrl ? 'SMTP_URL is set' : '',
    nodeEnv === 'production' ? 'NODE_ENV is production' : '',
    isLoopback(host) ? '' : `HOST is ${host}, where other machines can reach it`,
    isLoopback(new URL(baseUrl).hostname) ? '' : `BASE_URL is ${baseUrl}, not an address of this machine`,
    isBehindProxy ? 'TRUST_PROXY is set' : '',
  ].filter(Boolean);
}

/** Whether a name or address is one of this machine's that no other machine can reach. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

interface MailSettings {
  smtpUrl: string | undefined;
  operatorEmail: string;
  whyNoDemo: readonly string[];
}

/**
 * @throws Error naming SMTP_URL if emails would go nowhere (without a mail server, there's only a demo's inbox), or OPERATOR_EMAIL if nobody would read
 * reports: .test has no mailboxes (RFC 2606 §2)
 */
export function requireMail({ smtpUrl, operatorEmail, whyNoDemo: reasons }: MailSettings): void {
  if (reasons.length === 0) return;
  if (!smtpUrl) throw new Error(`Set SMTP_URL. Only a demo has its own inbox, and this isn’t one because ${reasons.join(' and ')} (see .env.example).`);
  if (operatorEmail.endsWith('.test'))
    throw new Error(`Set OPERATOR_EMAIL. Job reports would go to ${operatorEmail}, which nobody can read (see .env.example).`);
}
