import type { Language } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Message } from '../../adapters/mail.ts';
import { say } from '../../http/texts.ts';
import { type EmailKind, isStoppable, rowOf } from '../../message-kinds.ts';
import { SETTINGS_LINK, STOP_LINK } from './places.ts';
import { escapeMarkup } from '../../../src/lib/escapeMarkup.ts';

/** A group of jobs, each with the reason why it's included. */
export interface JobGroup {
  title: string;
  jobs: { title: string; url: string; facts: string; why: string }[];
  links: { label: string; url: string }[];
}

/** The content of an email. Its text and its HTML are both generated from this, so they never differ. */
export interface EmailContent {
  kind: EmailKind;
  subject: string;
  /** The preview text next to the subject in mail apps. */
  preheader: string;
  title: string;
  paragraphs: string[];
  code?: string;
  facts?: [label: string, value: string][];
  groups?: JobGroup[];
  /** The trail: where the person is, and what may come next. */
  trail?: { label: string; isDone: boolean }[];
  /** `isTicket`: the email exists for this URL, so it's also displayed for copying. */
  action?: { label: string; url: string; isTicket?: boolean };
  small: string[];
  /** Why it was sent, if it isn't the standard reason of its kind. */
  because?: string;
  /** How to stop these emails, if it isn't the standard setting of their kind. */
  stop?: { label: string; url: string };
}

/** Inline, for mail apps that remove stylesheets. The classes are for those that support the reader's dark theme. */
const COLOUR = {
  paper: '#f6f6f3',
  raised: '#ffffff',
  sunken: '#f1f2ee',
  ink: '#1d212b',
  quiet: '#555b67',
  line: '#e2e3de',
  faint: '#a9adb5',
  accent: '#006c48',
  onAccent: '#ffffff',
} as const;
const DARK = `.paper{background:#0f1116!important}.raised{background:#171a21!important;border-color:#2a2e38!important}.sunken{background:#0f1116!important}
.ink{color:#f1f2f4!important}.quiet{color:#b3b7c0!important}.accent{color:#62d3a4!important}.button{background:#62d3a4!important;color:#0b2a1e!important}.line{border-color:#2a2e38!important}
.accentLine{border-color:#62d3a4!important}.accentMark{border-color:#62d3a4!important;background:#62d3a4!important}.faintLine{border-color:#5d626e!important}`;
const FONT = "Figtree,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Hiragino Sans','Microsoft YaHei',Arial,sans-serif";

/** Renders an email as text and as HTML: tables, inline styles, no images to load, readable in both themes. */
export function layOut(email: EmailContent, to: string, language: Language): Message {
  const { kind, subject, action } = email;
  return { kind, to, subject, text: textOf(email, language), html: htmlOf(email, language), ...(action && !action.isTicket ? { action } : {}) };
}

/** Why it was sent, and if it can't be stopped, a note that says so. */
function footer({ kind, because }: EmailContent, language: Language): string[] {
  const why = because ?? say('mail', language, `footer.why.${rowOf(kind).about}`, { brand: BRAND.name });
  return [why, say('mail', language, 'footer.help', { support: BRAND.supportEmail })];
}

/** Links to stop this kind of email. Their URLs are filled in when it's sent (finish.ts). */
function ways({ kind, stop }: EmailContent, language: Language): { label: string; url: string }[] {
  if (stop) return [stop];
  if (!isStoppable(kind)) return [];
  const { about } = rowOf(kind);
  const settings = { label: say('mail', language, 'footer.settings'), url: SETTINGS_LINK };
  return [{ label: say('mail', language, about === 'waited' ? 'footer.stopAll' : 'footer.stop'), url: STOP_LINK }, settings];
}

/** The trail in one line of text: a check mark before completed steps, arrows before the next ones. */
function trailText(marks: NonNullable<EmailContent['trail']>, { dir }: Language): string {
  return marks.map(({ label, isDone }) => (isDone ? `✓ ${label}` : label)).join(dir === 'rtl' ? ' ← ' : ' → ');
}

function textOf(email: EmailContent, language: Language): string {
  const parts = [
    email.title,
    email.trail && trailText(email.trail, language),
    ...email.paragraphs.slice(0, 1),
    email.code,
    email.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...email.paragraphs.slice(1),
    ...(email.groups ?? []).flatMap(groupText),
    email.action && `${email.action.label}: ${email.action.url}`,
    ...email.small,
    `-- \n${[...footer(email, language), ...ways(email, language).map(({ label, url }) => `${label}: ${url}`)].join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf(email: EmailContent, language: Language): string {
  const [first, ...others] = email.paragraphs.map(
    (text) => `<p class="ink" style="margin:0 0 16px;font-size:17px;line-height:26px;overflow-wrap:anywhere;color:${COLOUR.ink}">${escapeMarkup(text)}</p>`,
  );
  const small = email.small.map(
    (text) => `<p class="quiet" style="margin:0 0 8px;font-size:13px;line-height:20px;color:${COLOUR.quiet}">${escapeMarkup(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(email.subject)}</title><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}@media (max-width:600px){.pad{padding:24px 20px!important}}</style></head>
<body class="paper" style="margin:0;padding:0;background:${COLOUR.paper};font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(email.preheader)}${'&#8199;&#847; '.repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOUR.paper}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="accent" style="padding:0 4px 16px;font-size:17px;line-height:24px;font-weight:700;color:${COLOUR.accent}">${escapeMarkup(BRAND.name)}</td></tr>
<tr><td class="raised pad" style="padding:32px;background:${COLOUR.raised};border:1px solid ${COLOUR.line};border-radius:14px">
<h1 class="ink" style="margin:0 0 16px;font-size:25px;line-height:31px;font-weight:650;email-spacing:-0.01em;color:${COLOUR.ink}">${escapeMarkup(email.title)}</h1>
${email.trail ? trailOf(email.trail) : ''}${first ?? ''}
${email.code ? codeOf(email.code) : ''}${email.facts?.length ? factsOf(email.facts, language) : ''}${others.join('\n')}${(email.groups ?? []).map(groupHtml).join('')}
${email.action ? buttonOf(email.action) : ''}${small.join('\n')}${email.action?.isTicket ? addressOf(email.action.url, language) : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:13px;line-height:20px;color:${COLOUR.quiet}">${[...footer(email, language).map(escapeMarkup), ...ways(email, language).map(({ label, url }) => linkOf(url, label))].join('<br>')}</td></tr>
</table></td></tr></table></body></html>`;
}

function groupText({ title, jobs, links }: JobGroup): string[] {
  return [title, ...jobs.map((job) => `${job.title}: ${job.url}\n${job.facts}\n${job.why}`), links.map(({ label, url }) => `${label}: ${url}`).join('\n')];
}

function groupHtml({ title, jobs, links }: JobGroup): string {
  const rows = jobs.map(
    ({ title: name, url, facts, why }) =>
      `<tr><td class="line" style="padding:14px 0;border-top:1px solid ${COLOUR.line}"><a class="accent" href="${escapeMarkup(url)}" style="font-size:17px;line-height:24px;font-weight:600;color:${COLOUR.accent};text-decoration:none;overflow-wrap:anywhere">${escapeMarkup(name)}</a><div class="ink" style="font-size:15px;line-height:22px;overflow-wrap:anywhere;color:${COLOUR.ink}">${escapeMarkup(facts)}</div><div class="quiet" style="padding-top:4px;font-size:13px;line-height:20px;overflow-wrap:anywhere;color:${COLOUR.quiet}">${escapeMarkup(why)}</div></td></tr>`,
  );
  const ways = links.map(({ label, url }) => linkOf(url, label)).join(' &nbsp;·&nbsp; ');
  const under =
    ways === ''
      ? ''
      : `<tr><td class="quiet line" style="padding:12px 0 0;border-top:1px solid ${COLOUR.line};font-size:13px;line-height:24px;color:${COLOUR.quiet}">${ways}</td></tr>`;
  return `<h2 class="ink" style="margin:8px 0 12px;font-size:19px;line-height:26px;font-weight:650;overflow-wrap:anywhere;color:${COLOUR.ink}">${escapeMarkup(title)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 32px">${rows.join('')}${under}</table>`;
}

function codeOf(code: string): string {
  return `<p class="sunken ink" dir="ltr" style="margin:8px 0 24px;padding:20px 12px;background:${COLOUR.sunken};border-radius:8px;text-align:center;font-size:32px;line-height:38px;font-weight:650;email-spacing:0.24em;text-indent:0.24em;font-variant-numeric:tabular-nums;color:${COLOUR.ink}">${code}</p>`;
}

function factsOf(facts: [string, string][], { dir }: Language): string {
  const beside = dir === 'rtl' ? '10px 0 10px 16px' : '10px 16px 10px 0';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="quiet line" valign="top" style="padding:${beside};border-top:1px solid ${COLOUR.line};font-size:15px;line-height:22px;color:${COLOUR.quiet};white-space:nowrap">${escapeMarkup(label)}</td><td class="ink line" width="100%" style="padding:10px 0;border-top:1px solid ${COLOUR.line};font-size:15px;line-height:22px;font-weight:600;overflow-wrap:anywhere;color:${COLOUR.ink}">${escapeMarkup(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">${rows.join('')}</table>`;
}

/** The marks and the line between them, solid for completed steps and dashed for the next ones. */
function trailOf(marks: NonNullable<EmailContent['trail']>): string {
  const cells = marks.map(({ label, isDone }, index) => {
    const mark = isDone ? `background:${COLOUR.accent};border:2px solid ${COLOUR.accent}` : `border:2px solid ${COLOUR.faint}`;
    const isWalked = marks[index + 1]?.isDone ?? false;
    const line =
      index === marks.length - 1
        ? ''
        : `<div class="${isWalked ? 'accentLine' : 'faintLine'}" style="border-top:2px ${isWalked ? `solid ${COLOUR.accent}` : `dashed ${COLOUR.faint}`};font-size:0;line-height:0">&nbsp;</div>`;
    return `<td width="${Math.floor(100 / marks.length)}%" valign="top"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td width="12"><div class="${isDone ? 'accentMark' : 'faintLine'}" style="width:8px;height:8px;border-radius:8px;${mark};font-size:0;line-height:0">&nbsp;</div></td><td style="padding:0 4px">${line}</td></tr></table><span class="${isDone ? 'ink' : 'quiet'}" style="display:block;padding-top:4px;font-size:13px;line-height:18px;font-weight:${isDone ? 600 : 400};color:${isDone ? COLOUR.ink : COLOUR.quiet}">${escapeMarkup(label)}</span></td>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${cells.join('')}</tr></table>`;
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px"><a class="button" href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 20px;background:${COLOUR.accent};border-radius:8px;font-size:17px;line-height:24px;font-weight:600;color:${COLOUR.onAccent};text-decoration:none">${escapeMarkup(label)}</a></td></tr></table>`;
}

function linkOf(url: string, label: string): string {
  return `<a class="quiet" href="${escapeMarkup(url)}" style="color:${COLOUR.quiet};text-decoration:underline">${escapeMarkup(label)}</a>`;
}

/** For mail apps that don't show buttons. */
function addressOf(url: string, language: Language): string {
  return `<p class="quiet line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${COLOUR.line};font-size:13px;line-height:20px;overflow-wrap:anywhere;color:${COLOUR.quiet}">${escapeMarkup(say('mail', language, 'action.copy'))}<br>${linkOf(url, url)}</p>`;
}
