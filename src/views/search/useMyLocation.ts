import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { NearestPlace } from '../../machines/myLocation/myLocation.actors.ts';
import { myLocationMachine } from '../../machines/myLocation/myLocation.machine.ts';
import { waitForConnection } from '../../services/connection.ts';
import { findNearestPlace, locate } from '../../services/myLocation.ts';
import { useBoot } from '../app/boot.ts';
import type { Locating } from '../ui/LocationNote.tsx';

const logic = myLocationMachine.provide({ actors: { locate, findNearestPlace, waitForConnection } });

/** “Use my location” of a search field: the chart bound to its button and to what is said below. `onFound` hears of the place. */
export function useMyLocation(onFound: (place: NearestPlace) => void): Locating & { onDismiss: () => void } {
  const { countryId } = useBoot();
  const actor = useActorRef(logic, { input: { countryId } });
  const state = useSelector(actor, ({ value }) => value);
  const place = useSelector(actor, ({ context }) => context.place);
  const listener = useRef(onFound);
  useEffect(() => {
    listener.current = onFound;
  });
  useEffect(() => {
    const found = actor.on('place.found', (event) => listener.current(event.place));
    return () => found.unsubscribe();
  }, [actor]);
  return {
    state,
    place,
    onAsk: () => actor.send({ type: 'location.requested' }),
    onDismiss: () => actor.send({ type: 'location.dismissed' }),
  };
}
