import { useEffect, useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';

/** A phone number in the groups of its country; as stored until the numbering plans are loaded, or without them. */
export function PhoneText({ number }: { number: string }) {
  const [formatted, setFormatted] = useState({ number, text: number });
  useEffect(() => {
    let isCurrent = true;
    formatPhone(number).then(
      (text) => isCurrent && setFormatted({ number, text }),
      // If loading fails, it stays as stored.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [number]);
  return <bdi>{formatted.number === number ? formatted.text : number}</bdi>;
}
