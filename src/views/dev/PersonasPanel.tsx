import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { Dev } from '../../../contract/dev.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { Panel } from './Panel.tsx';

/** A page that offers to verify; Singpass exists only in Singapore. */
const CHECK = '/onsite-job?country=sg&showSingpassInfo=1';

type Personas = NonNullable<Dev['personas']>;

const groups = css({ display: 'grid', gap: '24', lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: '48' } });
const pairs = css({ mt: '8', columnGap: '24', '& > div': { breakInside: 'avoid', pb: '8' } });
const many = css({ md: { columnCount: '2' } });

/** The people available at the Singpass stand-in, and the outcome of each. */
export function PersonasPanel({ personas }: { personas: Personas }) {
  const { t } = useTranslation('dev');
  return (
    <Panel title={t('personas')} text={t('personas.text')}>
      <div className={groups}>
        <Group title={t('personas.fails')} personas={personas.fails} />
        <Group title={t('personas.verifies')} personas={personas.verifies} isLong />
      </div>
      <p className={css({ color: 'quiet', fontSize: '13' })}>{t('personas.others', { count: personas.others })}</p>
      <div>
        <a href={CHECK} className={buttonStyle({})}>
          {t('personas.try')}
        </a>
      </div>
    </Panel>
  );
}

function Group({ title, personas, isLong = false }: { title: string; personas: Personas['fails']; isLong?: boolean }) {
  return (
    <div>
      <h3 className={css({ fontWeight: '600' })}>{title}</h3>
      <dl className={cx(pairs, isLong && many)}>
        {personas.map(({ id, label, hint }) => (
          <div key={id}>
            <dt className={css({ fontWeight: '500' })}>{label}</dt>
            <dd className={css({ color: 'quiet', fontSize: '13' })}>{hint}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
