import { useMachine } from '@xstate/react';
import CalendarPlus from '~icons/lucide/calendar-plus';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Interview } from '../../../contract/interview-records.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { AGREED } from '../../machines/interview/statuses.ts';
import { choiceAtOnce } from '../../machines/interviewAction/choices.ts';
import { standingOf } from '../../machines/interviewAction/standing.ts';
import { interviewAction } from '../../services/interview/act.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { Link } from '../ui/Link.tsx';
import { Trail } from '../ui/Trail.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { InterviewLinks } from './InterviewLinks.tsx';
import { leadingOf, offeredOf } from './actions.ts';
import { interviewTrail, type Mark } from './interviewTrail.ts';
import { Place } from './Place.tsx';
import { CurrentStatus } from './CurrentStatus.tsx';
import { Times } from './Times.tsx';
import { ActionProblem } from './ActionProblem.tsx';
import { toneOf } from './tones.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { codeOf } from '../core/codeOf.ts';

const OfferDialog = lazy(() => codeOf(() => import('./OfferDialog.tsx')));

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  p: { base: '16', md: '24' },
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '--ground': '{colors.raised}',
});
/** On its own page: the actions first, with its history next to it. */
const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32',
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: '72' },
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });
const aside = css({ display: 'grid', gap: '24', lgDown: { pt: '24', borderBlockStart: '1px solid {colors.line}' } });
const head = css({ display: 'flex', gap: '12', alignItems: 'flex-start' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', _empty: { display: 'none' } });

/** Actions that end it: available, but less prominent than those that continue. */
const LEAVING: ReadonlySet<string> = new Set(['interview.cancelled', 'interview.rejected']);

interface InterviewCardProps {
  interview: Interview;
  /** `card` in lists and chat; `whole` on its own page, with its trail. */
  look?: 'card' | 'whole';
  headingLevel?: 2 | 3;
  /** The link of its heading; none on its own page. */
  to?: string;
}

/** An interview in its current state for its reader, with the available actions; on its own page, those come before the trail, which is long. */
export function InterviewCard({ interview: told, look = 'card', headingLevel = 3, to }: InterviewCardProps) {
  const { t, i18n } = useTranslation('interview');
  const clockOffset = SessionFlow.useSelector((session) => session.context.clockOffset);
  const [state, send] = useMachine(interviewAction, { input: { interview: told, now: serverInstantIn(0), clockOffset } });
  const isWhole = look === 'whole';
  const [isOffering, setIsOffering] = useState(false);
  const { interview, asOf, action, refusal } = state.context;
  const standing = standingOf(interview, asOf);
  const { side, company, job, seeker } = interview;
  const isAtOnce = action !== null && choiceAtOnce(action) !== null;
  const trouble = (['offline', 'failed', 'refused', 'overtaken'] as const).find((each) => state.matches({ act: each }));
  const offered = offeredOf(standing.allowed);
  const main = leadingOf(offered, standing.record.status);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const name = side === 'seeker' ? t('title.seeker', { job: job.title, company: company.name }) : t('title.employer', { name: seeker.name, job: job.title });
  const note = ({ at, by, status }: Mark, isAhead: boolean) =>
    at === null ? null : isAhead || (status === 'cancelled' && by === 'system') ? (
      dayAndTime(at, i18n.language)
    ) : (
      <>
        {dayAndTime(at, i18n.language)} · {t(by === side ? 'by.self' : `by.${by ?? 'system'}`)}
      </>
    );
  const calendar = AGREED.includes(standing.record.status) ? (
    <a
      href={`/api/chat/interviews/${interview.id}/calendar`}
      download
      className={buttonStyle({ variant: isWhole && main === undefined ? 'primary' : 'quiet' })}
    >
      <CalendarPlus size={20} aria-hidden="true" />
      {t('calendar.add')}
    </a>
  ) : null;
  return (
    <article className={isWhole ? page : box} data-state={standing.record.status} aria-busy={state.matches({ record: 'reloading' })}>
      <div className={isWhole ? column : css({ display: 'contents' })}>
        <header className={head}>
          {side === 'seeker' ? <CompanyMark logo={company.logo} /> : <Avatar name={seeker.name} portrait={seeker} size={44} />}
          <div className={css({ flex: '1', minW: '0', display: 'grid', gap: '4', justifyItems: 'start' })}>
            <Heading className={css({ textStyle: 'card', overflowWrap: 'anywhere' })}>
              {to ? (
                <Link to={to} className={css({ _hover: { textDecoration: 'underline' } })}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Heading>
            <Badge tone={toneOf(standing.record.status, side)}>{t(main === 'time.accepted' ? `action.${main}` : `status.${standing.record.status}`)}</Badge>
          </div>
        </header>
        <Times interview={interview} standing={standing} asOf={asOf} isLarge={isWhole} />
        <Place interview={interview} standing={standing} />
        <div role="status" className={css({ display: 'grid', gap: '8' })}>
          {state.matches({ act: 'done' }) && action ? <p className={css({ fontWeight: '600', color: 'accentText' })}>{t(`done.${action}`)}</p> : null}
          <CurrentStatus interview={interview} standing={standing} asOf={asOf} />
        </div>
        {isAtOnce && trouble ? <ActionProblem state={trouble} refusal={refusal} /> : null}
        <div className={buttons}>
          {main === undefined ? calendar : null}
          {isAtOnce && trouble ? (
            <>
              {state.can({ type: 'action.retried' }) ? <Button onClick={() => send({ type: 'action.retried' })}>{t('retry')}</Button> : null}
              <Button variant="plain" onClick={() => send({ type: 'action.left' })}>
                {t('close')}
              </Button>
            </>
          ) : (
            offered.map((each) => (
              <Button
                key={each}
                variant={each === main ? 'primary' : LEAVING.has(each) ? 'leaving' : 'quiet'}
                isLoading={isAtOnce && state.hasTag('busy') && each === action}
                onClick={() => (each === 'times.reoffered' ? setIsOffering(true) : send({ type: 'action.chosen', action: each, key: randomUuid() }))}
              >
                {t(`action.${each}`)}
              </Button>
            ))
          )}
          {main === undefined ? null : calendar}
          {isAtOnce && state.hasTag('busy') && action && !offered.includes(action) ? <Button isLoading>{t(`action.${action}`)}</Button> : null}
        </div>
      </div>
      {isWhole ? (
        <div className={aside}>
          <Trail steps={interviewTrail(interview, standing.record, asOf, { say: (status) => t(`status.${status}`), note })} label={t('trail', { name })} />
          <InterviewLinks interview={interview} />
        </div>
      ) : null}
      {action && !isAtOnce && state.hasTag('asking') ? <ActionDialog action={action} state={state} send={send} /> : null}
      {isOffering ? (
        <Suspense>
          <OfferDialog
            interview={interview}
            onDone={() => {
              setIsOffering(false);
              send({ type: 'interview.changed' });
            }}
          />
        </Suspense>
      ) : null}
    </article>
  );
}
