import type { ReactNode } from 'react';
import { css } from '#css/css';

// A link target: leaves room for the sticky header.
const section = css({ py: '28', scrollMarginBlockStart: '64px', '& + &': { borderBlockStart: '1px solid {colors.line}' } });

/** A section of a company's page that links can target. Without a title, it labels itself. */
export function CompanySection({ id, title, children }: { id: string; title?: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={title === undefined ? undefined : `${id}-title`} className={section}>
      {title === undefined ? null : (
        <h2 id={`${id}-title`} className={css({ textStyle: 'section', mb: '12' })}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
