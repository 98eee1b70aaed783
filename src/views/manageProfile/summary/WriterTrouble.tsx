import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CareerSummaryEvent } from '../../../machines/careerSummary/careerSummary.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { renewalOf, type WriterState } from './WriterState.ts';

const SEVERITY = {
  failed: 'error',
  unavailable: 'warning',
  lacking: 'info',
  busyElsewhere: 'warning',
  endingElsewhere: 'warning',
  offline: 'warning',
  quotaUsed: 'info',
} as const;
const TROUBLES = Object.keys(SEVERITY) as (keyof typeof SEVERITY)[];

/** Why no text was written, and what can be done. */
export function WriterTrouble({ state, send }: WriterState & { send: (event: CareerSummaryEvent) => void }) {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const trouble = TROUBLES.find((name) => state.matches(name));
  const canRetry = state.can({ type: 'writing.retried' });
  const isElsewhere = trouble === 'busyElsewhere' || trouble === 'endingElsewhere';
  const back = state.context.proposal === '' ? 'writer.back' : 'writer.backToProposal';
  return (
    <div role="status" className={css({ _empty: { display: 'none' } })}>
      {trouble ? (
        <Callout
          severity={SEVERITY[trouble]}
          actions={
            <>
              {canRetry ? (
                <Button size="small" onClick={() => send({ type: 'writing.retried' })}>
                  {t('common:retry')}
                </Button>
              ) : null}
              {isElsewhere ? (
                <Button size="small" isLoading={trouble === 'endingElsewhere'} onClick={() => send({ type: 'elsewhere.ended' })}>
                  {t('writer.endElsewhere')}
                </Button>
              ) : null}
              {state.can({ type: 'writing.dropped' }) ? (
                <Button size="small" variant="plain" onClick={() => send({ type: 'writing.dropped' })}>
                  {t(back)}
                </Button>
              ) : null}
            </>
          }
        >
          {t(`writer.${isElsewhere ? 'busyElsewhere' : trouble}`, { at: renewalOf({ state }, i18n.language) })}
        </Callout>
      ) : null}
    </div>
  );
}
