import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Interview } from '../../../contract/interview-records.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { isBefore } from '../../machines/interview/windows.ts';
import { standingOf } from '../../machines/interviewAction/standing.ts';
import { interviewAction } from '../../services/interview/act.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { chipStyle } from '../ui/Chip.tsx';
import { Link } from '../ui/Link.tsx';
import { Meta } from '../ui/Meta.tsx';
import { Turn } from '../ui/Turn.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ActionProblem } from './ActionProblem.tsx';
import { dayAndTime } from '../shared/interview/zones.ts';

const box = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: '8px 12px',
  py: '16',
  '& > *': { gridColumn: '2' },
  '& > :first-child': { gridColumn: '1' },
});
const words = css({ display: 'grid', gap: '2px', justifyItems: 'start', overflowWrap: 'anywhere' });
const wide = css({ mdDown: { gridColumn: '1 / -1' } });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
/** Stacked on phones, each at full width: side by side, neither text would fit on one line. */
const ways = css({ mdDown: { flexDirection: 'column', alignItems: 'stretch' } });
const chip = css({
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  '&:focus-within': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
});

/** An offer of times, answered in place: choose one and confirm, or open the whole interview for anything else. */
export function PickTime({ interview: given }: { interview: Interview }) {
  const { t, i18n } = useTranslation(['seekerHome', 'interview']);
  const clockOffset = SessionFlow.useSelector((session) => session.context.clockOffset);
  const [state, send] = useMachine(interviewAction, { input: { interview: given, now: serverInstantIn(0), clockOffset } });
  const { interview, asOf, refusal } = state.context;
  const { record, allowed } = standingOf(interview, asOf);
  const times = record.times.filter((time) => isBefore(asOf, time)).toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const [wanted, setWanted] = useState<string | null>(null);
  const time = times.find((each) => each === wanted) ?? times[0];
  const last = times.at(-1);
  const trouble = (['offline', 'failed', 'refused', 'overtaken'] as const).find((each) => state.matches({ act: each }));
  const page = `/interviews/${interview.id}`;
  const confirm = () => {
    if (time === undefined) return;
    const key = randomUuid();
    send({ type: 'action.chosen', action: 'time.accepted', key });
    send({ type: 'choice.confirmed', choice: { action: 'time.accepted', time }, key });
  };
  const isOpen = allowed.includes('time.accepted') && time !== undefined;
  return (
    <article className={box} data-state={record.status}>
      <Avatar name={interview.recruiter.name} portrait={interview.recruiter} size={48} />
      <div className={words}>
        <h3 className={css({ textStyle: 'card' })}>
          <Link
            to={page}
            className={css({
              position: 'relative',
              _after: { content: '""', position: 'absolute', inset: '-12px 0' },
              _hover: { textDecoration: 'underline' },
            })}
          >
            {isOpen ? t('pick.title') : t(`interview:status.${record.status}`)}
          </Link>
        </h3>
        <Meta>
          <span>
            <bdi>{interview.recruiter.name}</bdi>, <bdi>{interview.company.name}</bdi>
          </span>
          <bdi>{interview.job.title}</bdi>
        </Meta>
        {isOpen && last !== undefined ? <Turn of="you">{t('pick.by', { date: dayAndTime(last, i18n.language) })}</Turn> : null}
        <div role="status">
          {state.matches({ act: 'done' }) ? <p className={css({ fontWeight: '600', color: 'accentText' })}>{t('interview:done.time.accepted')}</p> : null}
          {record.startsAt === null ? null : <p>{dayAndTime(record.startsAt, i18n.language)}</p>}
        </div>
      </div>
      {isOpen ? (
        <fieldset className={wide} disabled={state.hasTag('busy')}>
          <legend>
            <VisuallyHidden>{t('pick.times', { name: interview.recruiter.name })}</VisuallyHidden>
          </legend>
          <div className={row}>
            {times.map((each) => (
              <label key={each} className={`${chipStyle({ isOn: each === time })} ${chip}`}>
                <input type="radio" name={`time-${interview.id}`} value={each} checked={each === time} onChange={() => setWanted(each)} />
                {dayAndTime(each, i18n.language)}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {trouble ? <ActionProblem state={trouble} refusal={refusal} /> : null}
      <div className={`${row} ${wide} ${ways}`}>
        {trouble && state.can({ type: 'action.retried' }) ? <Button onClick={() => send({ type: 'action.retried' })}>{t('interview:retry')}</Button> : null}
        {trouble ? (
          <Button variant="plain" onClick={() => send({ type: 'action.left' })}>
            {t('interview:close')}
          </Button>
        ) : isOpen ? (
          <>
            <Button variant="primary" isLoading={state.hasTag('busy')} onClick={confirm}>
              {t('pick.confirm', { time: dayAndTime(time, i18n.language) })}
            </Button>
            <ButtonLink to={page}>{t('pick.other')}</ButtonLink>
          </>
        ) : (
          <ButtonLink to={page}>{t('next.open')}</ButtonLink>
        )}
      </div>
    </article>
  );
}
