import Download from '~icons/lucide/download';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { ShownResume as Shown } from '../../../contract/online-resume.ts';
import { BRAND } from '../../lib/brand.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { ExternalLink } from '../shared/resume/ExternalLink.tsx';
import { OwnerNote } from './OwnerNote.tsx';
import { ResumePart } from '../shared/resume/ResumePart.tsx';

const page = css({
  maxW: '944px',
  py: { base: '24', md: '48' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '24', md: '32' },
  _print: { p: '0', gap: '16' },
});
const sheet = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '24', md: '32' }, overflowWrap: 'anywhere', _print: { gap: '16' } });
const head = css({ display: 'grid', gap: '24', alignItems: 'start', md: { gridTemplateColumns: 'minmax(0, 1fr) auto' } });
const who = css({ display: 'flex', gap: '24', alignItems: 'center', flexWrap: 'wrap' });
const picture = css({ w: { base: '72px', md: '112px' }, h: { base: '72px', md: '112px' }, borderRadius: 'full', objectFit: 'cover', bg: 'sunken' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '24',
  rowGap: '4',
  mt: '12',
  '& dt': { color: 'quiet', fontSize: '13' },
  '& a': { display: 'inline-block' },
});
/** A resume, typeset: the person, then sections, each with its name next to it. */
export function ShownResume({ resume }: { resume: Shown }) {
  const { t } = useTranslation('onlineResume');
  return (
    <div className={cx(containerStyle, page)} data-prints-alone="">
      {resume.visibility ? <OwnerNote visibility={resume.visibility} /> : null}
      <article className={sheet} lang={resume.language} dir={resume.language === 'ar' ? 'rtl' : 'ltr'}>
        <header className={head}>
          <div className={who}>
            {resume.photo ? <img src={resume.photo} alt="" width={112} height={112} className={picture} /> : null}
            <div className={css({ flex: '1', minW: 'min(100%, 260px)' })}>
              <h1 className={css({ textStyle: { base: 'page', md: 'hero' } })}>{resume.name}</h1>
              {resume.headline ? <p className={css({ textStyle: 'lead', color: 'quiet', mt: '4' })}>{resume.headline}</p> : null}
              {resume.facts.length > 0 ? (
                <dl className={facts}>
                  {resume.facts.map(({ label, text, link }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{link ? <ExternalLink href={link}>{text}</ExternalLink> : text}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
            </div>
          </div>
          <a href={resume.pdf} rel="nofollow" download className={cx(buttonStyle({ variant: 'primary' }), css({ _print: { display: 'none' } }))}>
            <Download size={18} aria-hidden="true" />
            {t('page.download')}
          </a>
        </header>
        {resume.sections.map((section) => (
          <ResumePart key={section.title} section={section} />
        ))}
      </article>
      <p className={css({ color: 'quiet', fontSize: '13', pt: '16', _print: { display: 'none' } })}>
        {t('page.made', { brand: BRAND.name })}{' '}
        <TextLink to="/free-resume-template" reloadDocument className={css({ display: 'inline-block', py: '12' })}>
          {t('page.makeYours')}
        </TextLink>
      </p>
    </div>
  );
}
