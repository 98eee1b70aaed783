import Circle from '~icons/lucide/circle';
import CircleCheck from '~icons/lucide/circle-check';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { Profile } from '../../../contract/profile.ts';
import { completionOf, PARTS } from '../../lib/completion.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Card } from './Card.tsx';

const list = css({ display: 'grid', gap: '4', listStyle: 'none' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minH: '32px',
  color: 'quiet',
  '& svg': { flexShrink: '0' },
  '&[data-done] svg': { color: 'accentText' },
  '& a': { color: 'ink', fontWeight: '500', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** The card of information completion: how much is told, and where what is missing can be told. */
export function CompletionCard({ profile, hrefOf }: { profile: Profile; hrefOf: (part: (typeof PARTS)[number]) => string }) {
  const { t, i18n } = useTranslation('profile');
  const { share, missing } = completionOf(profile);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  return (
    <Card id="completion" title={missing.length === 0 ? t('completion.whole') : t('completion.title', { percent })}>
      <ProgressBar value={share} label={t('completion.label')} />
      <ul className={list}>
        {PARTS.map((part) => {
          const isDone = !missing.includes(part);
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={part} className={item} data-done={isDone || undefined}>
              <Icon size={18} aria-hidden="true" />
              {isDone ? (
                <span>
                  {t(`completion.${part}`)} <VisuallyHidden>{t('completion.done')}</VisuallyHidden>
                </span>
              ) : (
                <a href={hrefOf(part)}>{t(`completion.${part}`)}</a>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
