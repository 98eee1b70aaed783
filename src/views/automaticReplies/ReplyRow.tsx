import Pencil from '~icons/lucide/pencil';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { dateIn } from '../../lib/automaticReply/wallClock.ts';
import type { AutomaticRepliesEvent, automaticRepliesMachine } from '../../machines/automaticReplies/automaticReplies.machine.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { useReplyWords } from './useReplyWords.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  py: '16',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
});
const head = css({ '& label': { fontWeight: '500' } });
const quiet = css({ color: 'quiet', fontSize: '13', maxW: '60ch' });
const inactive = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  p: '12',
  borderRadius: 'control',
  bg: 'sunken',
  md: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
});
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', lineClamp: '3' });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', fontSize: '13', color: 'quiet', mb: '4', _empty: { display: 'none' } });

interface ReplyRowProps {
  reply: AutomaticReply;
  /** The reply being edited or saved, if it is this one. */
  draft: AutomaticReply | null;
  isForm: boolean;
  state: SnapshotFrom<typeof automaticRepliesMachine>;
  send: (event: AutomaticRepliesEvent) => void;
  now: () => string;
}

/** One automatic reply: its switch, what is sent when, and the form in its place. */
export function ReplyRow({ reply, draft, isForm, state, send, now }: ReplyRowProps) {
  const { t } = useTranslation('automaticReplies');
  const { when } = useReplyWords();
  const edit = useReturnFocus(isForm);
  const { kind } = reply;
  const isOpen = state.matches('ready');
  const shown = draft && !isForm ? draft : reply;
  const time = when(shown);
  return (
    <li className={row} aria-busy={(draft !== null && state.matches('saving')) || undefined}>
      <div className={head}>
        <Switch
          label={t(kind)}
          checked={isForm || shown.is_on}
          disabled={!isOpen}
          aria-describedby={`${kind}-text`}
          onChange={() => send({ type: 'reply.switched', kind, now: now() })}
        />
        <p id={`${kind}-text`} className={quiet}>
          {t(`${kind}.text`)}
        </p>
      </div>
      {isForm && draft ? (
        <ReplyForm draft={draft} isOn={reply.is_on} state={state} send={send} now={now} />
      ) : reply.text === '' ? (
        <div>
          <Button ref={edit} size="small" disabled={!isOpen} onClick={() => send({ type: 'reply.edited', kind, now: now() })}>
            {t('setUp')}
          </Button>
        </div>
      ) : (
        <div className={inactive}>
          <div>
            <p className={facts}>
              <Standing reply={shown} now={now()} />
              {time}
            </p>
            <p dir="auto" className={words}>
              {reply.text}
            </p>
          </div>
          <Button
            ref={edit}
            size="small"
            disabled={!isOpen}
            aria-label={t('edit.one', { reply: t(kind) })}
            onClick={() => send({ type: 'reply.edited', kind, now: now() })}
          >
            <Pencil size={15} aria-hidden="true" />
            {t('edit')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Whether an absence is in the future or over, which its switch alone wouldn't say. */
function Standing({ reply, now }: { reply: AutomaticReply; now: string }) {
  const { t } = useTranslation('automaticReplies');
  const { date } = useReplyWords();
  if (!reply.is_on) return <Badge>{t('off')}</Badge>;
  if (reply.kind !== 'outOfOffice' || !reply.time_zone || !reply.first_day || !reply.last_day) return <Badge tone="accent">{t('on')}</Badge>;
  const today = dateIn(reply.time_zone, Date.parse(now));
  if (today > reply.last_day) return <Badge>{t('over')}</Badge>;
  return today < reply.first_day ? <Badge tone="inform">{t('begins', { day: date(reply.first_day) })}</Badge> : <Badge tone="accent">{t('on')}</Badge>;
}
