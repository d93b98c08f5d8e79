/** After how many seconds a client may ask again; undefined where it may now. */
export type Limiter = (client: string, now: number) => number | undefined

const MINUTE = 60_000
const MAX_CLIENTS = 10_000

/** Makes a limiter of so many requests in each minute of a client, and no more clients in memory than that takes little of. */
export const makeLimiter = (requestsPerMinute: number): Limiter => {
  const minutes = new Map<string, { used: number; readonly until: number }>()
  return (client, now) => {
    const known = minutes.get(client)
    const minute = known !== undefined && known.until > now ? known : { used: 0, until: now + MINUTE }
    minute.used++
    minutes.delete(client)
    minutes.set(client, minute)
    if (minutes.size > MAX_CLIENTS) minutes.delete(minutes.keys().next().value!)
    return minute.used <= requestsPerMinute ? undefined : Math.ceil((minute.until - now) / 1_000)
  }
}
