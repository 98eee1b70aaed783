import { useEffect, useState } from 'react';
import { sayPhone } from '../../lib/phone.ts';

/** A phone number in the groups of its country; as stored until the numbering plans are loaded, or without them. */
export function PhoneText({ number }: { number: string }) {
  const [said, setSaid] = useState({ number, text: number });
  useEffect(() => {
    let isCurrent = true;
    sayPhone(number).then(
      (text) => isCurrent && setSaid({ number, text }),
      // If loading fails, it stays as stored.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [number]);
  return <bdi>{said.number === number ? said.text : number}</bdi>;
}
