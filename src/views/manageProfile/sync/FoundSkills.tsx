import { useId } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../../contract/limits.ts';
import { SURE } from '../../../machines/resumeSync/compare.ts';
import type { FoundItem } from '../../../machines/resumeSync/resumeSync.types.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { SyncParts } from './ResumeSync.tsx';
import { SourceLines } from './SourceLines.tsx';

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12',
  p: { base: '16', md: '24' },
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});

/** The skills, all in one card: a click selects or deselects one. What wasn't understood and is too long for a skill is shown as text. */
export function FoundSkills({ items: all, state, send }: SyncParts & { items: readonly FoundItem[] }) {
  const { t, i18n } = useTranslation(['resumeSync', 'validation']);
  const id = useId();
  const { faults, room } = state.context;
  const nameOf = (item: FoundItem) => String(item.values['skill']);
  const isText = (item: FoundItem) => item.isUnread === true && nameOf(item).length > LIMITS.skillLength;
  const items = all.filter((item) => !isText(item));
  const unread = all.filter(isText).flatMap((item) => item.lines);
  const chosen = items.filter(({ isTaken }) => isTaken).length;
  const left = room - chosen;
  const wrong = items.flatMap((item) =>
    faults[item.key]?.['skill']?.[0] && item.isTaken ? [{ name: nameOf(item), fault: faults[item.key]?.['skill']?.[0] ?? '' }] : [],
  );
  const lines = [...new Map(items.flatMap((item) => item.lines).map((line) => [`${line.page} ${line.text}`, line])).values()];
  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '12' })}>
      <h3 id={id} className={css({ textStyle: 'card' })}>
        {t('kind.skill')}
      </h3>
      <div className={card}>
        <p className={css({ color: 'quiet' })}>{left < 0 ? t('skills.over', { count: room }) : t('skills.text', { count: left })}</p>
        {wrong.map(({ name, fault }) => (
          <Callout key={name} severity="error">
            {t('skills.fault', { name, fault: i18n.exists(`validation:${fault}`) ? t(`validation:${fault}`) : fault })}
          </Callout>
        ))}
        <div role="group" aria-labelledby={id} className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          {items.map((item) => (
            <Chip
              key={item.key}
              isOn={item.isTaken}
              disabled={state.hasTag('busy')}
              onClick={() => send({ type: 'item.chosen', key: item.key, isTaken: !item.isTaken })}
            >
              {nameOf(item)}
              {item.confidence < SURE ? ` · ${t(item.isUnread ? 'unread' : 'sure.low')}` : ''}
            </Chip>
          ))}
        </div>
        {lines.length > 0 ? (
          <>
            <p className={css({ fontSize: '13', color: 'quiet' })}>{t('lines')}</p>
            <SourceLines lines={lines} />
          </>
        ) : null}
        {unread.length > 0 ? (
          <>
            <p className={css({ fontSize: '13', color: 'quiet' })}>{t('unread.skills')}</p>
            <SourceLines lines={unread} />
          </>
        ) : null}
      </div>
    </section>
  );
}
