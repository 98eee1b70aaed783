import type { InferSelectModel } from 'drizzle-orm';
import type { inboxAttachment, inboxMessage } from '../../../db/schema/operations.ts';
import { escapeMarkup } from '../../../../src/lib/escapeMarkup.ts';

type Message = InferSelectModel<typeof inboxMessage>;
type Open = Message & { attachments: readonly Pick<InferSelectModel<typeof inboxAttachment>, 'id' | 'filename' | 'size'>[] };

/** The path of a message's attachment. */
export const addressOf = (message: string, attachment: string): string => `/dev/inbox/${message}/attachments/${attachment}`;

/** The inbox as a page: the messages, newest first, next to the open one. Without an open message, the page reloads every five seconds. */
export function inboxPage(messages: Message[], open: Open | undefined, to: string | undefined): string {
  const filter = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${open ? '' : '<meta http-equiv="refresh" content="5">'}
<meta name="robots" content="noindex"><title>${open ? `${escapeMarkup(open.subject)} · ` : ''}Inbox</title><link rel="stylesheet" href="/dev/inbox.css"></head>
<body${open ? ' class="reading"' : ''}>
<header><h1><a href="/dev/inbox">Inbox</a></h1><p>Every message this installation sent. Nothing left this machine.</p>
<form action="/dev/inbox" method="get" role="search"><label for="to">To</label><input id="to" name="to" type="search" value="${escapeMarkup(to ?? '')}" placeholder="Email or phone"><button>Show</button></form></header>
<main><nav aria-label="Messages">${messages.length === 0 ? emptyText(to) : `<ol>${messages.map((message) => rowOf(message, open, filter)).join('')}</ol>`}</nav>
${open ? messageOf(open, filter) : '<section class="none"><p>Choose a message to read it.</p></section>'}</main>
</body></html>`;
}

function rowOf(message: Message, open: Message | undefined, filter: string): string {
  const current = message.id === open?.id ? ' aria-current="true"' : '';
  return `<li><a href="/dev/inbox/${message.id}${filter}"${current}><span class="to">${escapeMarkup(message.to)}</span><time datetime="${message.at.toISOString()}">${clock(message.at)}</time><strong>${escapeMarkup(message.subject)}</strong><span class="start">${escapeMarkup(message.text.slice(0, 140))}</span></a></li>`;
}

function messageOf(message: Open, filter: string): string {
  const content = message.html
    ? `<iframe src="/dev/inbox/${message.id}/html" title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><details><summary>Plain text</summary><pre>${escapeMarkup(message.text)}</pre></details>`
    : `<pre>${escapeMarkup(message.text)}</pre>`;
  const links = message.attachments.map(
    ({ id, filename, size }) =>
      `<li><a href="${addressOf(message.id, id)}" download="${escapeMarkup(filename)}">${escapeMarkup(filename)}</a> ${Math.ceil(size / 1024)} kB</li>`,
  );
  const files = links.length === 0 ? '' : `<ul aria-label="Attachments">${links.join('')}</ul>`;
  return `<article><a class="back" href="/dev/inbox${filter}">All messages</a><h2>${escapeMarkup(message.subject)}</h2><p class="facts">To ${escapeMarkup(message.to)}, ${message.at.toISOString().slice(0, 10)} ${clock(message.at)} UTC</p>${files}${content}</article>`;
}

function emptyText(to: string | undefined): string {
  return `<p class="empty">${to === undefined ? 'Nothing sent yet. Codes and receipts will appear here.' : `Nothing sent to ${escapeMarkup(to)}.`}</p>`;
}

function clock(at: Date): string {
  return at.toISOString().slice(11, 16);
}
