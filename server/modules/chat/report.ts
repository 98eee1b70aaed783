import { randomUUID } from 'node:crypto';
import { CHAT_REPORT_LISTS, type ChatReportList } from '../../../contract/chat-report-lists.ts';
import { reportChat } from '../../../contract/chats.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { itemOf } from '../market/config/options.ts';
import { countReport } from '../reports/report-limits.ts';
import { defineRoute } from './context.ts';
import { membershipOf, roleOf } from './access.ts';
import { enqueueChatReport } from './report-emails.ts';

/** A report exists only as the email with its evidence, because the conversation itself isn't stored for long. */
export const reportChatRoute = defineRoute(reportChat, async ({ db, context, params, body, caller, language, now, request }) => {
  const { chat, me } = await membershipOf(db, caller, params.id);
  const lists: readonly ChatReportList[] = CHAT_REPORT_LISTS[roleOf(caller)];
  if (!lists.includes(body.list)) throw new ApiError('parameterInvalid', { fields: { list: ['invalid'] } });
  if (!itemOf(body.list, body.report_reason_id)) throw new ApiError('parameterInvalid', { fields: { report_reason_id: ['invalid'] } });
  await countReport(context, caller.userId, networkOf(request));
  const id = randomUUID();
  const report = { id, list: body.list, reasonId: body.report_reason_id, comment: body.comment, userId: caller.userId, createdAt: now };
  await enqueueChatReport(db, { report, chat, after: me.clearedOffset, config: context.config, language });
  return { report_id: id };
});
