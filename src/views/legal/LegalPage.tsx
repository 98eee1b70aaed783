import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { useTitle } from '../core/useTitle.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { TextLink } from '../ui/TextLink.tsx';
import type { LegalText } from './legalText.ts';

const page = css({
  py: { base: '24', md: '48' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '24', lg: '48' },
  lg: { gridTemplateColumns: '240px minmax(0, 68ch)', rowGap: '0', alignItems: 'start' },
});
const head = css({ lg: { gridColumn: '2' } });
const contents = css({
  lg: { gridColumn: '1', gridRow: '1 / span 2', position: 'sticky', top: '24' },
  '& ol': { listStyle: 'none', mt: '8' },
  '& a': { display: 'flex', alignItems: 'center', minH: { base: '44px', lg: '32px' }, color: 'quiet', _hover: { color: 'ink', textDecoration: 'underline' } },
});
const section = css({
  mt: '32',
  scrollMarginTop: '72',
  '& h2': { textStyle: 'section' },
  '& p, & ul': { mt: '12' },
  '& ul': { ps: '20', listStyle: 'disc' },
  '& li + li': { mt: '8' },
  overflowWrap: 'anywhere',
});

/** The effective date of a version, in words: "2026-11-22" is "November 22, 2026". */
const dayOf = (version: string, language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));

interface LegalPageProps {
  text: LegalText;
  version: string;
  /** The other of the two texts. */
  other: { to: string; label: string };
}

/** A legal text: its version, its contents, its sections. It is in English whatever the page's language. */
export function LegalPage({ text, version, other }: LegalPageProps) {
  const { t, i18n } = useTranslation('legal');
  useTitle(text.title);
  return (
    <div className={cx(containerStyle, page)}>
      <header className={head} lang="en" dir="ltr">
        <h1 className={css({ textStyle: 'page' })}>{text.title}</h1>
        <p className={css({ color: 'quiet', mt: '8' })}>{t('version', { version, day: dayOf(version, i18n.language) })}</p>
        <p className={css({ textStyle: 'lead', mt: '16' })}>{text.summary}</p>
      </header>
      <nav className={contents} aria-labelledby="contents">
        <h2 id="contents" className={css({ fontWeight: '600' })}>
          {t('contents')}
        </h2>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article lang="en" dir="ltr" className={head}>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className={section}>
            <h2>{title}</h2>
            {blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <ul key={block[0]}>
                  {block.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
        <p className={css({ mt: '32' })}>
          {t('other')} <TextLink to={other.to}>{other.label}</TextLink>
        </p>
      </article>
    </div>
  );
}
