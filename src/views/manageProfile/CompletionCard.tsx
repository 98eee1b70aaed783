import FileUp from '~icons/lucide/file-up';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Profile } from '../../../contract/profile.ts';
import { completionOf, type Part, PARTS } from '../../lib/completion.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Trail } from '../ui/Trail.tsx';

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', borderBlockStart: '1px solid {colors.line}', pt: '24' });
const head = css({ display: 'flex', justifyContent: 'space-between', gap: '12' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '44px',
  my: '-12px',
  color: 'ink',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
const left = css({ display: { base: 'flex', lg: 'none' }, flexWrap: 'wrap', columnGap: '24', rowGap: '20px', py: '4' });
const whole = css({ display: { base: 'none', lg: 'block' }, '& li': { pb: '12' } });

/** How much of the profile is complete, as a trail, with links to what is missing; for an empty profile, the way to fill it in from a resume first. */
export function CompletionCard({ profile, hrefOf }: { profile: Profile; hrefOf: (part: Part) => string }) {
  const { t } = useTranslation('profile');
  const { missing } = completionOf(profile);
  const done = PARTS.filter((part) => !missing.includes(part));
  const count = t('completion.count', { done: done.length, total: PARTS.length });
  const isEmpty = missing.includes('workExperience') && missing.includes('education');
  const add = (part: Part) => (
    <a href={hrefOf(part)} className={link}>
      {t(`completion.${part}`)}
    </a>
  );
  return (
    <section aria-labelledby="completion" className={frame}>
      <div className={head}>
        <h2 id="completion" className={css({ textStyle: 'card' })}>
          {t(missing.length > 0 ? 'completion.title' : 'completion.whole')}
        </h2>
        {missing.length > 0 ? <span className={css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>{count}</span> : null}
      </div>
      {isEmpty ? (
        <ButtonLink to="/manage-profile/resume" variant="primary">
          <FileUp size={18} aria-hidden="true" />
          {t('completion.resume')}
        </ButtonLink>
      ) : null}
      {missing.length > 0 ? (
        <>
          <ul aria-label={t('completion.left')} className={left}>
            {missing.map((part) => (
              <li key={part}>{add(part)}</li>
            ))}
          </ul>
          <div className={whole}>
            <Trail
              label={count}
              steps={[
                ...done.map((part) => ({ id: part, label: t(`completion.part.${part}`), state: 'done' as const })),
                ...missing.map((part, index) => ({ id: part, label: add(part), state: index === 0 ? ('here' as const) : ('next' as const) })),
              ]}
            />
          </div>
        </>
      ) : null}
    </section>
  );
}
