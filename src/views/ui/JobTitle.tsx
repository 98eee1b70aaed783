/** A job's title. A line does not begin with the dash employers put between the work and its place. */
export function JobTitle({ title }: { title: string }) {
  return <bdi>{title.replace(/ (?=[-–—] )/g, '\u00a0')}</bdi>;
}
