import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { ActorRefFrom } from 'xstate';
import { css } from '#css/css';
import { countryById } from '../../../../contract/countries.ts';
import { buildSearchUrl } from '../../../lib/search-url/build.ts';
import type { NearestPlace } from '../../../machines/myLocation/myLocation.actors.ts';
import { myLocationMachine } from '../../../machines/myLocation/myLocation.machine.ts';
import { waitForConnection } from '../../../services/connection.ts';
import { findNearestPlace, locate } from '../../../services/myLocation.ts';
import { takePress } from '../../../services/takePress.ts';
import { useBoot } from '../../core/boot.ts';
import { useTexts } from '../../core/useTexts.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export type MyLocationActor = ActorRefFrom<typeof myLocationMachine>;

const logic = myLocationMachine.provide({ actors: { locate, findNearestPlace, waitForConnection } });
const note = css({ px: '16', pt: '8', fontSize: '14', color: 'quiet', textWrap: 'pretty' });

interface MyLocationProps {
  /** The key of a click on the button before this code was loaded. */
  pressKey: string;
  /** Gets the chart when it starts, and null when it ends. */
  onActor: (actor: MyLocationActor | null) => void;
  onFound: (place: NearestPlace) => void;
}

/** The chart of “Use my location”, with its result below the search field. */
export default function MyLocation({ pressKey, onActor, onFound }: MyLocationProps) {
  useTexts('myLocation');
  const { t, i18n } = useTranslation('myLocation');
  const { countryId } = useBoot();
  const actor = useActorRef(logic, { input: { countryId } });
  const state = useSelector(actor, ({ value }) => value);
  const place = useSelector(actor, ({ context }) => context.place);
  useEffect(() => {
    const found = actor.on('place.found', (event) => onFound(event.place));
    return () => found.unsubscribe();
  }, [actor, onFound]);
  useLayoutEffect(() => {
    onActor(actor);
    if (takePress(pressKey)) actor.send({ type: 'location.requested' });
    return () => onActor(null);
  }, [actor, onActor, pressKey]);

  const country = countryById(place?.countryId ?? 0);
  const countryName = country && (new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country.code.toUpperCase()) ?? country.name);
  if (state === 'found') return <VisuallyHidden>{t('found', { place: place?.value })}</VisuallyHidden>;
  if (state === 'idle') return null;
  return (
    <p className={note}>
      {t(state, { place: place?.value, country: countryName })}
      {state === 'outside' && place ? (
        <>
          {' '}
          {/* A place in another country needs that country's lists, so the page reloads. */}
          <TextLink to={buildSearchUrl({ location: [place.seoValue] })} reloadDocument>
            {t('there', { place: place.value })}
          </TextLink>
        </>
      ) : null}
    </p>
  );
}
