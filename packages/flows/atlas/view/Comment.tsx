import { useState } from 'react';

/** A comment on the current selection, copied as text for an issue or an email. */
export function Comment({ where }: { where: string }) {
  const [text, setText] = useState('');
  const [copied, setCopied] = useState<'link' | 'comment' | null>(null);
  const copy = (what: 'link' | 'comment', content: string) => void navigator.clipboard.writeText(content).then(() => setCopied(what));
  return (
    <section className="comment">
      <h3>Comment</h3>
      <textarea aria-label="Your comment" rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="actions">
        <button type="button" onClick={() => copy('link', window.location.href)}>
          {copied === 'link' ? 'Link copied' : 'Copy link'}
        </button>
        <button type="button" disabled={text.trim() === ''} onClick={() => copy('comment', `## ${where}\n\n${text.trim()}\n\n${window.location.href}\n`)}>
          {copied === 'comment' ? 'Comment copied' : 'Copy comment'}
        </button>
      </div>
    </section>
  );
}
