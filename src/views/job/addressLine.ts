/** An address and the places of a job on one line, without duplicates: an address that ends with its town isn't followed by it. */
export function addressLine(address: string | null, places: readonly string[]): string {
  const others = places.filter((place, index) => places.indexOf(place) === index && place !== '' && !address?.endsWith(place));
  return [address, ...others].filter(Boolean).join(' · ');
}
