import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { FoundItem } from '../../../machines/resumeSync/resumeSync.types.ts';
import type { SyncParts } from './ResumeSync.tsx';

const group = css({ display: 'inline-flex', p: '4', gap: '4', borderRadius: 'control', bg: 'sunken', minW: '0' });
const option = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minH: '44px',
  px: '16',
  borderRadius: 'control',
  fontWeight: '600',
  color: 'quiet',
  cursor: 'pointer',
  transition: 'background-color {durations.fast}',
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', m: '0' },
  '&:has(:checked)': { bg: 'raised', color: 'ink', boxShadow: '0 0 0 1px {colors.edge}' },
  '&:has(:checked)[data-take]': { bg: 'accent', color: 'onAccent', boxShadow: 'none' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
});

/** The decision about one item: if the profile has one, keep or replace it, otherwise add or skip. */
export function TakeOrLeave({ item, name, isBusy, send }: Pick<SyncParts, 'send'> & { item: FoundItem; name: string; isBusy: boolean }) {
  const { t } = useTranslation('resumeSync');
  const choices = item.before
    ? ([
        ['keep', false],
        ['replace', true],
      ] as const)
    : ([
        ['skip', false],
        ['add', true],
      ] as const);
  return (
    <div role="radiogroup" aria-label={t('choice', { name })} className={group}>
      {choices.map(([choice, isTaken]) => (
        <label key={choice} className={option} data-take={isTaken || undefined}>
          <input
            type="radio"
            name={`choice-${item.key}`}
            checked={item.isTaken === isTaken}
            disabled={isBusy}
            onChange={() => send({ type: 'item.chosen', key: item.key, isTaken })}
          />
          {t(choice)}
        </label>
      ))}
    </div>
  );
}
