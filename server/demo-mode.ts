import { isIP } from 'node:net';

/** What decides whether an installation is a demo; all but `baseUrl` as the environment says it. */
export interface DemoSettings {
  nodeEnv: string | undefined;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  host: string;
  baseUrl: string;
  isBehindProxy: boolean;
}

/**
 * Why this is no demo; empty where it is one. Only a demo has the inbox, the demo accounts and the stand-ins for identity providers: whoever reaches
 * them can be anyone. So it runs on the embedded database, answers this machine alone, and nobody calls it production.
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

/** Whether a name or address is this machine's own, as nobody else reaches it. */
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
 * @throws Error naming SMTP_URL where mail would go nowhere (without a mail server there is only the inbox of a demo), or OPERATOR_EMAIL where nobody
 * would read what people report: no mailbox is under .test (RFC 2606 §2)
 */
export function requireMail({ smtpUrl, operatorEmail, whyNoDemo: reasons }: MailSettings): void {
  if (reasons.length === 0) return;
  if (!smtpUrl) throw new Error(`Set SMTP_URL. Only a demo has its own inbox, and this isn’t one because ${reasons.join(' and ')} (see .env.example).`);
  if (operatorEmail.endsWith('.test'))
    throw new Error(`Set OPERATOR_EMAIL. Job reports would go to ${operatorEmail}, which nobody can read (see .env.example).`);
}
