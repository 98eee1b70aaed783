import { useId, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { FoundItem, FoundKind } from '../../../machines/resumeSync/resumeSync.types.ts';
import { FoundCard } from './FoundCard.tsx';
import { FoundEditor } from './FoundEditor.tsx';
import type { SyncParts } from './ResumeSync.tsx';
import { useFoundWords } from './useFoundWords.ts';

/** The items of one kind, a card each. */
export function FoundSection({ kind, items, state, send }: SyncParts & { kind: FoundKind; items: readonly FoundItem[] }) {
  const { t } = useTranslation('resumeSync');
  const words = useFoundWords(kind);
  const id = useId();
  const [edited, setEdited] = useState<string | null>(null);
  const editedItem = items.find(({ key }) => key === edited);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })}>
      <h3 id={id} className={css({ textStyle: 'card' })}>
        {t(`kind.${kind}`)}
      </h3>
      <ul aria-labelledby={id} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', listStyle: 'none' })}>
        {items.map((item) => (
          <FoundCard
            key={item.key}
            item={item}
            words={words}
            faults={state.context.faults[item.key]}
            showsFaults={state.matches({ reviewing: 'invalid' }) || state.matches({ reviewing: 'refused' })}
            isBusy={state.hasTag('busy')}
            send={send}
            onEdit={() => setEdited(item.key)}
          />
        ))}
      </ul>
      {editedItem ? (
        <FoundEditor
          key={editedItem.key}
          item={editedItem}
          faults={state.context.faults[editedItem.key]}
          onClose={() => setEdited(null)}
          onSave={(values) => {
            send({ type: 'item.edited', key: editedItem.key, values });
            setEdited(null);
          }}
        />
      ) : null}
    </section>
  );
}
