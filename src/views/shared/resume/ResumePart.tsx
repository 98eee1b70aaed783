import { css, cx } from '#css/css';
import type { ResumeSection } from '../../../../contract/online-resume.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Prose } from './Prose.tsx';

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
/** Highlights the target of a link within the page while it has the focus. */
const led = css({
  scrollMarginBlock: '96px',
  borderRadius: 'control',
  transition: 'background-color {durations.base}',
  _focus: { outline: 'none', bg: 'accentSoft', boxShadow: '0 0 0 8px {colors.accentSoft}' },
});

interface ResumePartProps {
  section: ResumeSection;
  /** Level of its heading; nested headings are one lower. */
  level?: 2 | 3;
  /** The link target and, with `-0`, `-1`…, those of its entries. */
  id?: string;
}

/** A section of a resume, with its name next to it. */
export function ResumePart({ section, level = 2, id }: ResumePartProps) {
  const [Heading, Title] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const place = (of: string) => (id === undefined ? {} : { id: of, tabIndex: -1, className: led });
  return (
    <section aria-label={section.title} className={part}>
      <Heading className={css({ textStyle: 'card', color: 'quiet', fontWeight: '600' })}>{section.title}</Heading>
      <div {...place(`${id}`)} className={cx(css({ minW: '0' }), id === undefined ? '' : led)}>
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
              <li key={index} {...place(`${id}-${index}`)}>
                <div className={line}>
                  <Title className={css({ textStyle: 'card' })}>
                    {entry.link ? <ExternalLink href={entry.link}>{entry.title}</ExternalLink> : entry.title}
                  </Title>
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
