import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Profile } from '../../../contract/profile.ts';
import { completionOf, type Part, PARTS } from '../../lib/completion.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { Trail } from '../ui/Trail.tsx';

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', borderBlockStart: '1px solid {colors.line}', pt: '24' });
const head = css({ display: 'flex', justifyContent: 'space-between', gap: '12' });
const later = css({ display: 'inline-block', py: '4', my: '-4px', color: 'quiet', textDecoration: 'underline', textUnderlineOffset: '0.2em' });
const whole = css({ display: { base: 'none', lg: 'block' }, '& li': { pb: '12' } });

/** How much of the profile is complete, as a trail, with the next thing to add. */
export function CompletionCard({ profile, hrefOf }: { profile: Profile; hrefOf: (part: Part) => string }) {
  const { t } = useTranslation('profile');
  const { missing } = completionOf(profile);
  const [next, ...rest] = missing;
  const done = PARTS.filter((part) => !missing.includes(part));
  const count = t('completion.count', { done: done.length, total: PARTS.length });
  const action = (part: Part) => (
    <a href={hrefOf(part)} className={buttonStyle({ variant: 'primary' })}>
      {t(`completion.${part}`)}
    </a>
  );
  return (
    <section aria-labelledby="completion" className={frame}>
      <div className={head}>
        <h2 id="completion" className={css({ textStyle: 'card' })}>
          {t(next ? 'completion.title' : 'completion.whole')}
        </h2>
        {next ? <span className={css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>{count}</span> : null}
      </div>
      {next ? (
        <>
          <div className={css({ display: { base: 'grid', lg: 'none' } })}>{action(next)}</div>
          <div className={whole}>
            <Trail
              label={count}
              steps={[
                ...done.map((part) => ({ id: part, label: t(`completion.part.${part}`), state: 'done' as const })),
                { id: next, label: t(`completion.part.${next}`), state: 'here', note: <div className={css({ display: 'grid', mt: '8' })}>{action(next)}</div> },
                ...rest.map((part) => ({
                  id: part,
                  label: (
                    <a href={hrefOf(part)} className={later}>
                      {t(`completion.${part}`)}
                    </a>
                  ),
                  state: 'next' as const,
                })),
              ]}
            />
          </div>
        </>
      ) : null}
    </section>
  );
}
