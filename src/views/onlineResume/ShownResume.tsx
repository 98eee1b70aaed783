import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css, cx } from '#css/css';
import type { ResumeSection, ShownResume as Shown } from '../../../contract/online-resume.ts';
import { BRAND } from '../../lib/brand.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { OwnerNote } from './OwnerNote.tsx';
import { Prose } from './Prose.tsx';

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
const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  pt: '24',
  borderBlockStart: '1px solid {colors.line}',
  md: { gridTemplateColumns: '176px minmax(0, 1fr)', gap: '32' },
  _print: { pt: '12', gridTemplateColumns: '7.5rem minmax(0, 1fr)', gap: '16' },
});
const entries = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32',
  _print: { gap: '12' },
  '& > li': { breakInside: 'avoid' },
});
const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '24', justifyContent: 'space-between', alignItems: 'baseline' });
const period = css({ color: 'quiet', fontVariantNumeric: 'tabular-nums', fontSize: '13' });
const words = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  '& li': { px: '12', py: '4', borderRadius: 'full', bg: 'hover', fontSize: '13', _print: { p: '0', bg: 'transparent' } },
  _print: { '& li:not(:last-child)::after': { content: '","' } },
});
const follow = css({
  color: 'accentText',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  display: 'inline-block',
  py: '12',
  my: '-12px',
});

/** What leads out of a page that a stranger wrote: it lends the place no weight and tells it nothing. */
const OUTWARD = 'nofollow noopener noreferrer ugc';

/** A resume, typeset: who it is, then a part each with its name beside it. */
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
                      <dd>{link ? <Outward href={link}>{text}</Outward> : text}</dd>
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
          <Part key={section.title} section={section} />
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

function Part({ section }: { section: ResumeSection }) {
  return (
    <section aria-label={section.title} className={part}>
      <h2 className={css({ textStyle: 'card', color: 'quiet', fontWeight: '600' })}>{section.title}</h2>
      <div className={css({ minW: '0' })}>
        <Prose text={section.text} />
        {section.words.length > 0 ? (
          <ul className={words}>
            {section.words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        ) : null}
        {section.entries.length > 0 ? (
          <ul className={entries}>
            {section.entries.map((entry, index) => (
              <li key={index}>
                <div className={line}>
                  <h3 className={css({ textStyle: 'card' })}>{entry.link ? <Outward href={entry.link}>{entry.title}</Outward> : entry.title}</h3>
                  {entry.period ? <span className={period}>{entry.period}</span> : null}
                </div>
                {entry.place ? <p className={css({ color: 'quiet' })}>{entry.place}</p> : null}
                <Prose text={entry.text} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function Outward({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel={OUTWARD} className={follow}>
      {children}
    </a>
  );
}
