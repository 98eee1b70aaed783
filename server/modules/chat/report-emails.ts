import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { ChatReportList } from '../../../contract/chat-report-lists.ts';
import { type Language, LANGUAGES } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import { company } from '../../db/schema/market.ts';
import { say } from '../../http/texts.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { itemOf, optionOf } from '../market/config/options.ts';
import { layOut } from '../notify/email-layout.ts';
import { pageIn } from '../notify/email-content.ts';
import { enqueueCopy } from '../reports/report-copy.ts';
import { type ChatRow, otherOf } from './access.ts';

const [ENGLISH] = LANGUAGES;
const ABOUT: Record<ChatReportList, string> = {
  chat_report_lists: 'A conversation',
  report_recruiter_reasons: 'A recruiter',
  report_talent_reasons: 'A job seeker',
};
/** Kinds of messages with a text, from people or from the automatic reply. */
const TEXT_KINDS = ['text', 'greeting', 'automaticReply'];

interface ReportedChat {
  report: { id: string; list: ChatReportList; reasonId: number; comment: string; userId: string; createdAt: Date };
  chat: ChatRow;
  /** The offset up to which the reporter deleted the conversation. Earlier messages are hidden, so they aren't sent. */
  after: number;
  config: Pick<Config, 'baseUrl' | 'operatorEmail'>;
  /** The language of the page with the report form. */
  language: Language;
}

/** The last text messages that the reporter can see, oldest first, each on a line: time, sender, text. */
async function evidence(db: Queryable, chat: ChatRow, after: number): Promise<string[]> {
  const rows = await db
    .select({ senderId: chatMessage.senderId, body: chatMessage.body, createdAt: chatMessage.createdAt })
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chat.id), gt(chatMessage.offset, after), isNull(chatMessage.recalledAt), inArray(chatMessage.kind, TEXT_KINDS)))
    .orderBy(desc(chatMessage.offset))
    .limit(LIMITS.reportedMessages);
  return rows.toReversed().map(({ senderId, body, createdAt }) => {
    const who = senderId === chat.seekerId ? 'Job seeker' : 'Recruiter';
    return `${createdAt.toISOString()}, ${who}: ${String(body['text'])}`;
  });
}

/**
 * Queues the emails of a report: one for the operator with the latest messages as of now, and a copy for the reporter if their address is confirmed.
 * The operator gets account IDs, but no names or addresses.
 */
export async function enqueueChatReport(db: Queryable, { report, chat, after, config, language }: ReportedChat): Promise<void> {
  const reason = itemOf(report.list, report.reasonId)?.value ?? '';
  const lines = await evidence(db, chat, after);
  const otherId = otherOf(chat, report.userId);
  const [employer] = await db.select({ name: company.name }).from(company).where(eq(company.id, chat.companyId));
  const [other] = await db.select({ firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, otherId));
  const name = `${other?.firstName ?? ''} ${other?.lastName ?? ''}`.trim();
  const companyName = employer?.name ?? '';
  const about = ABOUT[report.list];
  await enqueueMail(
    db,
    layOut(
      {
        kind: 'chatReport',
        subject: `Report: ${reason} (conversation ${chat.id})`,
        preheader: `${about}, ${companyName}`,
        title: `${about} was reported`,
        paragraphs: [
          `Reason given: ${reason}.`,
          ...(report.comment ? ['Comment:', ...report.comment.split(/\n+/)] : []),
          lines.length === 0 ? 'There are no messages in this chat.' : `Latest messages (${lines.length}, up to ${LIMITS.reportedMessages}):`,
          ...lines,
        ],
        facts: [
          ['Report', report.id],
          ['Reason', `${report.list} ${report.reasonId}, ${reason}`],
          ['Conversation', chat.id],
          ['Company', `${chat.companyId}, ${companyName}`],
          ['Reported account', otherId],
          ['Reported by account', report.userId],
          ['Reported at', report.createdAt.toISOString()],
        ],
        action: { label: 'Open the site', url: config.baseUrl },
        small: [],
      },
      config.operatorEmail,
      ENGLISH,
    ),
  );
  const base = report.userId === chat.seekerId ? '/chat' : '/employer/chat';
  await enqueueCopy(db, report.userId, language, (own) => {
    const t = (key: string) => say('mail', own, key, { name, support: BRAND.supportEmail });
    return {
      kind: 'reportCopy',
      subject: t('chatReport.subject'),
      preheader: t('report.preheader'),
      title: t('chatReport.title'),
      paragraphs: [t('chatReport.text'), t('report.next')],
      facts: [
        [t('report.reason'), optionOf(report.list, report.reasonId, own)?.value ?? reason],
        ...(report.comment ? [[t('chatReport.comment'), report.comment] satisfies [string, string]] : []),
        [t('report.number'), report.id],
      ],
      action: { label: t('chatReport.action'), url: pageIn(own, config.baseUrl, `${base}/${chat.id}`) },
      small: [],
    };
  });
}
