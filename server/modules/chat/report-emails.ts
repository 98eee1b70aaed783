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
import { enqueueMail } from '../../jobs/outbox.ts';
import { itemOf, optionOf } from '../config/options.ts';
import { layOut } from '../data/email-layout.ts';
import { pageIn } from '../data/email-content.ts';
import { enqueueCopy } from '../job/report-copy.ts';
import { type ChatRow, otherOf } from './access.ts';

const [ENGLISH] = LANGUAGES;
const ABOUT: Record<ChatReportList, string> = {
  chat_report_lists: 'A conversation',
  report_recruiter_reasons: 'A recruiter',
  report_talent_reasons: 'A job seeker',
};
/** What people, or the automatic reply, say in words. */
const SAID = ['text', 'greeting', 'automaticReply'];

interface ReportedChat {
  report: { id: string; list: ChatReportList; reasonId: number; comment: string; userId: string; createdAt: Date };
  chat: ChatRow;
  /** The offset up to which the reporter deleted the conversation: it is not shown, so it is not sent. */
  after: number;
  config: Pick<Config, 'baseUrl' | 'operatorEmail'>;
  /** Of the page it was reported on. */
  language: Language;
}

/** The last messages in words that the reporter sees, oldest first, a line each: when, who, what. */
async function evidence(db: Queryable, chat: ChatRow, after: number): Promise<string[]> {
  const rows = await db
    .select({ senderId: chatMessage.senderId, body: chatMessage.body, createdAt: chatMessage.createdAt })
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chat.id), gt(chatMessage.offset, after), isNull(chatMessage.recalledAt), inArray(chatMessage.kind, SAID)))
    .orderBy(desc(chatMessage.offset))
    .limit(LIMITS.reportedMessages);
  return rows.toReversed().map(({ senderId, body, createdAt }) => {
    const who = senderId === chat.seekerId ? 'Job seeker' : 'Recruiter';
    return `${createdAt.toISOString()}, ${who}: ${String(body['text'])}`;
  });
}

/**
 * Puts a report of a conversation into the outbox: for the operator with the last messages as they stand at this moment, and a copy for whoever
 * reported, where their address is confirmed. The operator is told the accounts' ids, and neither names nor addresses.
 */
export async function enqueueChatReport(db: Queryable, { report, chat, after, config, language }: ReportedChat): Promise<void> {
  const reason = itemOf(report.list, report.reasonId)?.value ?? '';
  const said = await evidence(db, chat, after);
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
          said.length === 0 ? 'There are no messages in this chat.' : `Latest messages (${said.length}, up to ${LIMITS.reportedMessages}):`,
          ...said,
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
