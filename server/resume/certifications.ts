import type { LicenseEntry } from '../../contract/resume-document.ts';
import type { Found } from '../../contract/resume-sync.ts';
import { findSpans, withoutSpans } from './dates.ts';
import { isSentence } from './prose.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { organizationScore } from './words/jobs.ts';

const ISSUER =
  /^(?:issued by|issuer|issuing organi[sz]ation|by|from|diterbitkan oleh|penerbit|veren kurum|emitido por|expedido por|发证机构|颁发机构|発行元|الجهة المانحة)\s*(?:[:：]\s*)?(\S.*)$/iu;
const CREDENTIAL =
  /(?:credential id|license (?:no|number)|licence (?:no|number)|certificate (?:no|number)|证书编号|證書編號|رقم الشهادة|nomor kredensial|id da credencial|id de la credencial|sertifika no|kimlik no|認定番号|登録番号)\.?\s*(?:[:：#]\s*)?([\w-]{3,})/iu;
const EXPIRES = /\b(expir\w*|valid (?:until|through)|until|berlaku hingga|vence|válido até|geçerlilik)\b|有效期/iu;
const DATE_WORDS =
  /\b(issued|expires?|expiry|no expiry|no expiration( date)?|valid (until|through)|diterbitkan|dikeluarkan|emitido|expedido|verilme|caducidad)\b:?|(تاريخ الإصدار|تنتهي في|صادرة في|颁发|签发|有效期至|有效期|長期有效|长期有效|発行|取得|有効期限)[:：]?/giu;
const PIECES = /(?<!\s)\s+[|•·–—-](?=\s|$)|(?:(?<!\s)\s+)?[|]\s*|\s{3,}|\t+/u;

/** Licenses and certifications: one per line, or a name with its issuer and date below it. */
export function readCertifications(lines: readonly Line[]): Found<LicenseEntry>[] {
  const found: Found<LicenseEntry>[] = [];
  const isListed = lines.some((line) => line.isBullet);
  const hasStrong = lines.some((line) => line.isStrong && !line.isBullet);
  const gaps = lines.slice(1).flatMap((line) => (line.gap > 0 ? [line.gap] : []));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  // If records are spaced apart, lines that don't belong together.
  const tight = most > least * 1.3 ? (least + most) / 2 : 0;
  for (const line of lines) {
    const last = found.at(-1);
    const text = withoutBullet(line.text);
    const isMore =
      last !== undefined &&
      (isOnlyDetail(text) ||
        (hasStrong && !line.isStrong && !line.isBullet) ||
        (isListed && !line.isBullet) ||
        (!line.isBullet && line.gap > 0 && line.gap < tight));
    if (isMore) {
      if (!isSentence(text)) addDetails(last.value, text);
      last.lines.push({ page: line.page, text: line.text });
    } else {
      const [name = '', ...rest] = piecesOf(text);
      if (!/\p{L}{2}|\p{Script=Han}/u.test(name) || name.length > 120) continue;
      const value = { name, issuing_organisation: '', credential_id: '', credential_url: '', issue_date: null, expiry_date: null, does_not_expire: false };
      addDetails(value, [datesOf(text), ...rest].join(' | '));
      found.push({ value, confidence: line.isBullet || line.isStrong || value.issue_date ? 0.85 : 0.7, lines: [{ page: line.page, text: line.text }] });
    }
  }
  return found;
}

const isOnlyDetail = (text: string): boolean => ISSUER.test(text) || CREDENTIAL.test(text) || withoutSpans(text).replace(/[^\p{L}]/gu, '').length < 3;

const datesOf = (text: string): string =>
  findSpans(text)
    .map((span) => text.slice(span.index, span.index + span.length))
    .join(' ');

/** The parts of a line: the name first, then the issuer. "Name (Issuer)" and "Name, Issuer Inc." are recognized. */
function piecesOf(text: string): string[] {
  const bare = withoutSpans(text.replace(/\s{3,}/g, ' | '))
    .replace(DATE_WORDS, ' ')
    .replace(/(?<![\s,;:|(–—-])[\s,;:|(–—-]+$/u, '');
  const pieces = bare
    .split(PIECES)
    .map((piece) => piece.replace(/^[\s|·•,;–—-]+|(?<![\s|·•,;–—-])[\s|·•,;–—-]+$/gu, ''))
    .filter(Boolean);
  const [only] = pieces;
  if (pieces.length !== 1 || !only) return pieces;
  const [, name, issuer] = /^(.+?),\s+([^,\s][^,]*)$/u.exec(only) ?? [];
  return name && issuer && organizationScore(issuer) > 0 ? [name, issuer] : pieces;
}

function addDetails(value: LicenseEntry, text: string): void {
  const credential = CREDENTIAL.exec(text)?.[1];
  if (credential) value.credential_id ||= credential;
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (url) value.credential_url ||= url;
  for (const span of findSpans(text)) {
    const point = span.start ?? span.end;
    if (span.isRange) {
      value.issue_date ??= span.start;
      value.expiry_date ??= span.end;
    } else if (EXPIRES.test(text.slice(Math.max(0, span.index - 20), span.index))) value.expiry_date ??= point;
    else value.issue_date ??= point;
  }
  const issuer = withoutSpans(
    text
      .replace(CREDENTIAL, '')
      .replace(/https?:\/\/\S+/, '')
      .replace(EXPIRES, ''),
  )
    .split(PIECES)
    .map((piece) => (ISSUER.exec(piece.trim())?.[1] ?? piece).replace(/^[\s|,:;–—-]+|(?<![\s|,:;–—-])[\s|,:;–—-]+$/gu, ''))
    .find((piece) => /\p{L}{2}|\p{Script=Han}/u.test(piece) && !/^(issued|expires?|valid|no expiration|no expiry|no)$/i.test(piece));
  if (issuer && issuer.length <= 80) value.issuing_organisation ||= issuer;
}
