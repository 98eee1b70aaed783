import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { Dev } from '../../../contract/dev.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { Panel } from './Panel.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '16',
  py: '12',
  color: 'ink',
  _hover: { '& strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
const quiet = css({ color: 'quiet', fontSize: '13' });
const subject = css({ fontWeight: '500', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The latest emails; the inbox is a page of its own. */
export function InboxPanel({ emails, now }: Pick<Dev, 'emails' | 'now'>) {
  const { t } = useTranslation('dev');
  return (
    <Panel title={t('inbox')} text={t('inbox.text')}>
      {emails.length === 0 ? (
        <p className={quiet}>{t('inbox.none')}</p>
      ) : (
        <ol className={css({ mt: '-8', '& li + li': { borderBlockStart: '1px solid {colors.line}' } })}>
          {emails.map(({ id, to, subject: words, at }) => (
            <li key={id}>
              <a href={`/dev/inbox/${id}`} className={row}>
                <strong className={subject}>{words}</strong>
                <span className={quiet}>
                  <TimeAgo at={at} now={now} />
                </span>
                <span className={cx(quiet, css({ gridColumn: '1 / -1', overflowWrap: 'anywhere' }))}>{t('inbox.to', { to })}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
      <div>
        <a href="/dev/inbox" className={buttonStyle({})}>
          {t('inbox.open')}
        </a>
      </div>
    </Panel>
  );
}
