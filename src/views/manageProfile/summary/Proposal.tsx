import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Rewrite } from '../../../../contract/career-summary.ts';
import { Button } from '../../ui/Button.tsx';
import { paper } from './paper.ts';
import { Rewrites } from './Rewrites.tsx';
import type { WriterState } from './WriterState.ts';

interface ProposalProps extends WriterState {
  isEditable: boolean;
  onAccept: () => void;
  onAnother: () => void;
  onRewrite: (rewrite: Rewrite) => void;
  onDiscard: () => void;
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** Shown while a text is being reviewed: accept, retry, rewrite, or discard. */
export function Proposal({ state, isEditable, onAccept, onAnother, onRewrite, onDiscard }: ProposalProps) {
  const { t, i18n } = useTranslation('profile');
  if (!state.matches('reviewing')) return null;
  const { proposal, missing } = state.context;
  const canWrite = state.can({ type: 'another.requested', key: '' });
  const parts = new Intl.ListFormat(i18n.language).format(missing.map((part) => t(`writer.part.${part}`)));
  return (
    <>
      <blockquote aria-label={t('writer.proposal')} className={paper}>
        {proposal}
      </blockquote>
      <div className={row}>
        <Button size="small" disabled={!isEditable} onClick={onAccept}>
          {t('writer.accept')}
        </Button>
        {canWrite ? (
          <Button size="small" variant="plain" onClick={onAnother}>
            {t('writer.another')}
          </Button>
        ) : null}
        <Button size="small" variant="plain" onClick={onDiscard}>
          {t('writer.discard')}
        </Button>
      </div>
      {canWrite ? <Rewrites title={t('writer.proposalRewrite')} isPossible onPick={onRewrite} /> : null}
      {missing.length > 0 ? <p className={css({ fontSize: '13', color: 'quiet' })}>{t('writer.missing', { parts })}</p> : null}
    </>
  );
}
