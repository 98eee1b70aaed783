import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import { targetAfterSignIn } from '../../machines/login/target.ts';
import { STEPS, type Step } from '../../machines/wizard/steps.ts';
import { wizard } from '../../services/profile/wizard.ts';
import { takeFreeResume } from '../../services/resume/freeResume.ts';
import { useBoot } from '../core/boot.ts';
import { NoticeFlow } from '../core/NoticeFlow.tsx';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Trail } from '../ui/Trail.tsx';

/** The first step has the bare URL, the others that of the step-10 page (specification §2). */
const BARE = '/jobseeker-complete-profile';
const LATER = `${BARE}/10`;
/** Where a complete profile pays off: the matching jobs. */
const MATCHES = '/recommended-job/picks';

const skip = css({
  justifySelf: { base: 'start', md: 'end' },
  mt: { base: '-24px', md: '-64px' },
  '& a': { display: 'inline-flex', alignItems: 'center', minH: '44px', fontWeight: '600' },
});

export interface StepBodyProps {
  step: Step;
  onPreferences: (count: number) => void;
  onName: (hasName: boolean) => void;
  onWriting: (isWriting: boolean) => void;
  /** The step's answers were saved. */
  onSaved: () => void;
}

/** The four steps: the current one, its content, and the button to continue. */
export function WizardSteps({ StepBody }: { StepBody: ComponentType<StepBodyProps> }) {
  const { t } = useTranslation(['wizard', 'common']);
  const [state, send] = useMachine(wizard);
  const step = useStep(state);
  useAddress(step);
  useEnd(state.status === 'done' ? state.output?.user : undefined);
  const { search } = useLocation();
  const { otherSites = [] } = useBoot();
  const skipTo = targetAfterSignIn({ kind: 'seeker', user: null }, new URLSearchParams(search).get('redirect'), otherSites);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step !== null && before.current !== null && step !== before.current) heading.current?.focus();
    if (step !== null) before.current = step;
  }, [step]);
  if (state.matches('unloadable'))
    return (
      <ErrorState title={t('unloadable')} reference={state.context.failure?.requestId ?? null} onRetry={() => send({ type: 'wizard.retried' })}>
        {t('unloadableText')}
      </ErrorState>
    );
  if (state.matches('unreachable')) return <Callout severity="warning">{t('unreachable')}</Callout>;
  if (step === null)
    return (
      <div role="status" aria-busy="true" aria-label={t(state.status === 'done' ? 'done' : 'loading')} className={css({ display: 'grid', gap: '16' })}>
        {state.status === 'done' ? <p>{t('done')}</p> : <Skeleton height="160px" />}
      </div>
    );
  const index = STEPS.indexOf(step);
  const isLast = index === STEPS.length - 1;
  const isNeeded = state.matches({ preferences: 'needed' }) || state.matches({ about: 'needed' });
  // Only one primary button at a time: while something is being edited, it is the editor's.
  const isHeld = isNeeded || state.context.isWriting;
  return (
    <>
      <p className={skip}>
        <TextLink to={skipTo} variant="quiet">
          {t('skip')}
        </TextLink>
      </p>
      <Trail
        label={t('steps')}
        look="wide"
        steps={STEPS.map((id, at) => ({
          id,
          label: t(`${id}.short`),
          state: at < index ? ('done' as const) : at === index ? ('here' as const) : ('next' as const),
        }))}
      />
      <div>
        <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'section', outline: 'none' })}>
          {t(`${step}.title`)}
        </h2>
        <p className={css({ color: 'quiet', mt: '4', maxW: '60ch' })}>{t(`${step}.text`)}</p>
      </div>
      <StepBody
        step={step}
        onPreferences={(count) => send({ type: 'preferences.counted', count })}
        onName={(hasName) => send({ type: 'name.changed', hasName })}
        onWriting={(isWriting) => send({ type: 'writing.changed', isWriting })}
        onSaved={() => send({ type: 'step.finished' })}
      />
      {state.matches('offline') ? <Callout severity="warning">{t('offline')}</Callout> : null}
      {state.matches('unfinished') ? (
        <Callout severity="warning">{t(state.matches({ unfinished: 'name' }) ? 'unfinished.name' : 'unfinished.preference')}</Callout>
      ) : null}
      {state.matches('failed') ? <Callout severity="error">{t('failed')}</Callout> : null}
      {state.matches({ about: 'needed' }) ? <p className={css({ color: 'quiet' })}>{t('about.needed')}</p> : null}
      {isHeld && index === 0 ? null : (
        <div className={footBarStyle}>
          {state.matches('failed') ? (
            <Button variant="primary" onClick={() => send({ type: 'wizard.retried' })}>
              {t('common:retry')}
            </Button>
          ) : state.matches('unfinished') || isHeld ? null : (
            <Button variant="primary" isLoading={state.hasTag('sending')} onClick={() => send({ type: 'step.finished' })}>
              {t(isLast ? 'finish' : 'next')}
            </Button>
          )}
          {index === 0 ? null : (
            <Button disabled={state.matches('completing')} onClick={() => send({ type: 'step.left' })}>
              {t(state.matches('unfinished') ? 'toFirst' : 'back')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

type State = ReturnType<typeof useMachine<typeof wizard>>[0];

/** The step on the page; null before and after all of them. */
function useStep(state: State): Step | null {
  const there = STEPS.find((step) => state.matches(step as 'about'));
  if (there) return there;
  return state.hasTag('ending') ? 'education' : null;
}

/** Updates the URL with the step; its parameters stay. */
function useAddress(step: Step | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wanted = step === null ? pathname : step === 'preferences' ? BARE : LATER;
  useEffect(() => {
    if (wanted !== pathname) void navigate(wanted + search, { replace: true });
  }, [wanted, pathname, search, navigate]);
}

/** Once complete: updates the user everywhere, confirms it, and goes to the redirect or the matching jobs. */
function useEnd(user: NonNullable<State['output']>['user'] | undefined): void {
  const session = SessionFlow.useActorRef();
  const notice = NoticeFlow.useActorRef();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { otherSites = [] } = useBoot();
  const leave = useEffectEvent((now: NonNullable<typeof user>) => {
    // Always taken: it was only stored for this moment.
    const freeResume = takeFreeResume();
    const wanted = new URLSearchParams(search).get('redirect') ?? freeResume;
    const { session: before } = session.getSnapshot().context;
    if (before) session.send({ type: 'session.began', session: { ...before, user: now } });
    notice.send({ type: 'notice.raised', notice: { severity: 'success', message: wanted === null ? 'wizard:finished.matches' : 'wizard:finished' } });
    void navigate(targetAfterSignIn({ kind: 'seeker', user: now }, wanted ?? MATCHES, otherSites), { replace: true });
  });
  useEffect(() => {
    if (user) leave(user);
  }, [user]);
}
