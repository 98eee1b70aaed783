import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import { skills } from '../../services/profile/skills.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { RemovableChip } from '../ui/Chip.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Card } from '../ui/Card.tsx';

const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8', alignItems: 'start', maxW: '440px' });

/** The user's skills: a word and Enter adds one, a click removes one, each saved right away. */
export function SkillsCard({ initial, onSkills }: { initial: readonly string[]; onSkills: (skills: readonly string[]) => void }) {
  const { t, i18n } = useTranslation(['profile', 'validation', 'common']);
  const [state, send, actor] = useMachine(skills, { input: { skills: initial } });
  const [text, setText] = useState('');
  const { shown, stored, fault } = state.context;
  const report = useEffectEvent(onSkills);
  useEffect(() => report(stored), [stored]);
  const isRefused = state.matches({ ready: 'refused' });
  const add = () => {
    send({ type: 'skill.added', name: text });
    // What the chart refused stays, to be corrected.
    if (actor.getSnapshot().hasTag('busy')) setText('');
  };
  return (
    <Card id="skills" look="row" title={t('skills.title')}>
      {shown.length === 0 ? (
        <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('skills.empty')}</p>
      ) : (
        <ul aria-label={t('skills.title')} className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', listStyle: 'none' })}>
          {shown.map((name) => (
            <li key={name} className={css({ minW: '0' })}>
              <RemovableChip label={name} onRemove={() => send({ type: 'skill.removed', name })} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < LIMITS.skills || isRefused ? (
        <form
          className={row}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label={t('skills.add')}
            isLabelHidden
            placeholder={t('skills.placeholder')}
            value={text}
            error={isRefused && fault !== null ? (i18n.exists(`validation:${fault}`) ? t(`validation:${fault}`) : fault) : undefined}
            hint={t('skills.left', { count: LIMITS.skills - shown.length })}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" className={css({ minH: '48px' })}>
            {t('add')}
          </Button>
        </form>
      ) : (
        <p className={css({ color: 'quiet', fontSize: '13' })}>{t('skills.full')}</p>
      )}
      {state.matches('unsaved') ? (
        <Callout
          severity="error"
          actions={
            <Button size="small" onClick={() => send({ type: 'skills.retried' })}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('skills.unsaved')}
        </Callout>
      ) : null}
      <VisuallyHidden>
        <span role="status">{state.matches('saving') ? t('skills.saving') : state.matches({ ready: 'saved' }) ? t('skills.saved') : ''}</span>
      </VisuallyHidden>
    </Card>
  );
}
