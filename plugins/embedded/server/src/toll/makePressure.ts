/** How hard clients press on what costs a server: 1 is as many as it bears, by the client, by its range or by all of them. */
export type Pressure = (client: string, now: number) => number

const MINUTE = 60_000
const MAX_COUNTED = 10_000
/** What one client may do of what all may, and what a range of clients may. */
const [OF_CLIENT, OF_RANGE] = [1 / 15, 1 / 5]

/** What a provider gives to one customer, or a data centre to one: a /24, or a /48 of version 6. */
const rangeOf = (client: string): string =>
  client.includes(":") ? client.split(":").slice(0, 3).join(":") : client.split(".").slice(0, 3).join(".")

interface Count {
  readonly since: number
  readonly used: number
  readonly before: number
}

const rolled = (count: Count | undefined, now: number): Count => {
  const past = count === undefined ? Number.POSITIVE_INFINITY : now - count.since
  if (count === undefined || past >= 2 * MINUTE) return { since: now, used: 0, before: 0 }
  return past < MINUTE ? count : { since: count.since + MINUTE, used: 0, before: count.used }
}

/** Makes what counts those that press, in the last minute, in memory: each server counts for itself. */
export const makePressure = (most: number): Pressure => {
  const counts = new Map<string, Count>()
  /** Counts once more; answers with how many there were within the last minute. */
  const count = (name: string, now: number): number => {
    const { since, used, before } = rolled(counts.get(name), now)
    counts.delete(name)
    counts.set(name, { since, used: used + 1, before })
    if (counts.size > MAX_COUNTED) counts.delete(counts.keys().next().value!)
    return used + 1 + before * (1 - (now - since) / MINUTE)
  }
  return (client, now) =>
    Math.max(
      count(`client ${client}`, now) / (most * OF_CLIENT),
      count(`range ${rangeOf(client)}`, now) / (most * OF_RANGE),
      // Counted last: the newest of the map is not forgotten.
      count("all", now) / most
    )
}
