import { useEffect, useState } from 'react';
import { sayPhone } from '../../lib/phone.ts';

/** A phone number in the groups its country writes it in; as it is stored until the rules for that are loaded, or without them. */
export function PhoneText({ number }: { number: string }) {
  const [said, setSaid] = useState({ number, text: number });
  useEffect(() => {
    let isCurrent = true;
    sayPhone(number).then(
      (text) => isCurrent && setSaid({ number, text }),
      // Without the network it stays as it is stored.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [number]);
  return <bdi>{said.number === number ? said.text : number}</bdi>;
}
