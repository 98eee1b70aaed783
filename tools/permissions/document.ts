import { type Access, type CallDeclaration, pathOf } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { fromBrowser, SOCKET_ACCESS } from '../../contract/chat-socket.ts';
import { DOWNLOADS, type DownloadAccess } from '../../contract/downloads.ts';
import { ERRORS } from '../../contract/errors.ts';
import { accessRefusal, type CompanyAccess, PERMISSIONS, type Permission, type Standing } from '../../contract/team-rules.ts';

/** A way to the server: a call, a file, an event of the socket. */
interface Way {
  name: string;
  at: string;
  access: Access;
  company?: CompanyAccess | undefined;
}

const pathed = ({ service, path }: CallDeclaration) => pathOf({ service, path: '' }) + path;
const WAYS: readonly Way[] = [
  ...Object.entries<CallDeclaration>(CALLS).map(([name, call]) => ({
    name,
    at: `${call.method} ${pathed(call)}`,
    access: call.access,
    company: call.company,
  })),
  ...Object.entries<DownloadAccess>(DOWNLOADS).map(([path, { access, company }]) => ({ name: 'file', at: `GET ${path}`, access, company })),
  ...Object.keys(fromBrowser).map((name) => ({ name: 'socket event', at: name, access: 'member' as const, company: SOCKET_ACCESS })),
];

const byAt = (one: Way, other: Way) => one.name.localeCompare(other.name) || one.at.localeCompare(other.at);
const sorted = (ways: readonly Way[]) => [...ways].sort(byAt);
const code = (text: string) => `\`${text}\``;

/** As a table is formatted: each column as wide as its widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => (row[column] as string).length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** What a member is answered by their standing alone: `yes`, or the refusal and its code. */
function answerOf(company: CompanyAccess, standing: Standing): string {
  const refusal = accessRefusal(standing, company);
  return refusal === null ? 'yes' : `${refusal} ${ERRORS[refusal].code}`;
}

const without = (permission: Permission | undefined) => PERMISSIONS.filter((one) => one !== permission);
const ROWS = { company: "the company's", own: 'own' } as const;

function companyRow({ name, at, access, company }: Way & { company: CompanyAccess }): string[] {
  const needs = [
    company.permission ? code(company.permission) : [],
    company.action ? `role: ${company.action}` : [],
    company.partly ? `in part ${code(company.partly)}` : [],
  ].flat();
  const recruiter = (permissions: readonly Permission[]) => answerOf(company, { role: 'recruiter', permissions });
  return [
    name,
    code(at),
    access === 'member' ? 'yes' : 'no',
    ROWS[company.rows],
    needs.join(', ') || 'membership',
    recruiter(without(company.permission)),
    recruiter(PERMISSIONS),
    answerOf(company, { role: 'admin', permissions: [] }),
    answerOf(company, { role: 'coordinator', permissions: [] }),
  ];
}

const OTHERS: readonly [Access, string][] = [
  ['recruiter', 'A recruiter, for themselves'],
  ['member', 'Whoever is logged in, for themselves'],
  ['seeker', 'A job seeker, for themselves'],
  ['guest', 'A guest or a job seeker, for themselves'],
  ['public', 'Anybody'],
];

/** docs/permissions.md: every call by role, permission and ownership, from the declarations. */
export function permissionsDocument(): string {
  const isForCompany = (way: Way): way is Way & { company: CompanyAccess } => way.company !== undefined;
  const company = sorted(WAYS.filter(isForCompany)).filter(isForCompany);
  const guarded = PERMISSIONS.map((permission) => [
    code(permission),
    company
      .filter((way) => way.company.permission === permission || way.company.partly === permission)
      .map(({ name, at }) => (/^[a-z]+$/i.test(name) && name !== 'file' ? name : code(at)))
      .join(', ') || 'nothing',
  ]);
  const others = OTHERS.map(([access, title]) => {
    const names = sorted(WAYS.filter((way) => way.access === access && way.company === undefined)).map(({ name, at }) => (name === 'file' ? code(at) : name));
    // A line each, so that calls added at the same time do not meet in one.
    return `## ${title}\n\n${names.map((name) => `- ${name}`).join('\n')}\n`;
  });
  return `# Who may make which call

Made by \`npm run permissions\` from the declarations in \`contract/\`; a test fails when it is out of date. What the server does is compared with
expectations written by hand in \`tests/api/permissions.table.ts\` (members of a company) and \`tests/api/roles.table.ts\` (everybody else).

## For a company

The recruiter must be a member of a company that let them in: without one, or while they wait, they are answered noCompany ${ERRORS.noCompany.code}. A row that is
not as _Rows_ says is answered notFound ${ERRORS.notFound.code}, exactly like one that does not exist. "Seeker" says whether a job seeker makes the same call for themselves.

${table(['Call', 'Where', 'Seeker', 'Rows', 'Needs', 'Recruiter without it', 'Recruiter', 'Admin', 'Coordinator'], company.map(companyRow))}

## What each permission guards

Recruiters are given them one by one; admins and the coordinator have them all (\`contract/team-rules.ts\`).

${table(['Permission', 'Calls'], guarded)}

${others.join('\n')}`;
}
