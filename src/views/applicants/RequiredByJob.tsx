import Check from '~icons/lucide/check';
import CircleHelp from '~icons/lucide/circle-question-mark';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cva } from '#css/css';
import type { RequirementInResume, ResumePlace } from '../../../contract/applicant-resume.ts';
import type { ResumeSection } from '../../../contract/online-resume.ts';

const list = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '24',
  '& > li': { borderBlockStart: '1px solid {colors.line}' },
});
const row = css({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: '12', py: '12' });
const mark = cva({
  base: { display: 'grid', placeItems: 'center', w: '24px', h: '24px', borderRadius: 'full' },
  variants: { isFound: { true: { bg: 'accentSoft', color: 'accentText' }, false: { boxShadow: 'inset 0 0 0 1.5px {colors.edge}', color: 'quiet' } } },
});
const quiet = css({ fontSize: '13', color: 'quiet' });
const link = css({
  display: 'inline-block',
  textAlign: 'start',
  fontSize: '13',
  color: 'accentText',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  minH: '24px',
  '@media (pointer: coarse)': { minH: '44px' },
});

/** Scrolls to a part of the page, and moves the focus there for keyboard and screen reader users. */
function leadTo(id: string): void {
  const place = document.getElementById(id);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  place?.focus({ preventScroll: true });
}

interface RequiredByJobProps {
  asked: readonly RequirementInResume[];
  sections: readonly ResumeSection[];
  /** Prefix of the ids of the resume's parts. */
  place: string;
}

/** The requirements in the job's fields, each with where the resume mentions it. */
export function RequiredByJob({ asked, sections, place }: RequiredByJobProps) {
  const { t } = useTranslation('applicants');
  if (asked.length === 0) return null;
  const found = asked.filter(({ places }) => places.length > 0).length;
  return (
    <section className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })} aria-labelledby="asked">
      <div>
        <h3 id="asked" className={css({ textStyle: 'card' })}>
          {t('asked.title', { found, count: asked.length })}
        </h3>
        <p className={quiet}>{t('asked.hint')}</p>
      </div>
      <ul className={list}>
        {asked.map(({ kind, text, places }) => (
          <li key={`${kind} ${text}`} className={row}>
            <span className={mark({ isFound: places.length > 0 })}>
              {places.length > 0 ? <Check size={14} role="img" aria-label={t('asked.found')} /> : <CircleHelp size={14} aria-hidden="true" />}
            </span>
            <div className={css({ display: 'grid', gap: '2px', justifyItems: 'start', minW: '0' })}>
              <p className={css({ fontWeight: '600', overflowWrap: 'anywhere' })} dir="auto">
                {text}
              </p>
              {places.length === 0 ? <p className={quiet}>{t('asked.none')}</p> : null}
              {places.map((one) => (
                <Place key={`${one.section} ${one.entry}`} kind={kind} at={one} sections={sections} id={idOf(place, one)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const idOf = (place: string, { section, entry }: ResumePlace): string => (entry === null ? `${place}-${section}` : `${place}-${section}-${entry}`);

function Place({ kind, at, sections, id }: { kind: RequirementInResume['kind']; at: ResumePlace; sections: readonly ResumeSection[]; id: string }) {
  const { t } = useTranslation('applicants');
  const { years } = at;
  const section = sections[at.section];
  const entry = at.entry === null ? undefined : section?.entries[at.entry];
  const words = (): string => {
    if (kind === 'experience') return years === null ? t('asked.years.undated') : years === 0 ? t('asked.years.brief') : t('asked.years', { count: years });
    if (!entry) return t('asked.listed', { section: section?.title });
    const values = { place: entry.place || entry.title, period: entry.period };
    if (years !== null) return years === 0 ? t('asked.brief', values) : t('asked.at', { ...values, count: years });
    return t('asked.in', { section: section?.title, title: entry.title });
  };
  return (
    <button type="button" className={link} onClick={() => leadTo(id)}>
      {words()}
    </button>
  );
}
