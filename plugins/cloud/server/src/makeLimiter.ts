/** Whether one more request of a client is allowed; else after how many seconds it is. */
export type Limiter = (
  client: string,
  now: number
) => { readonly allowed: true } | { readonly retryAfter: number }

const MINUTE = 60_000
const MAX_CLIENTS = 10_000

/** Makes a limiter of so many requests a minute: each client has a bucket that refills evenly. */
export const makeLimiter = (requestsPerMinute: number): Limiter => {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (client, now) => {
    const known = buckets.get(client) ?? { tokens: requestsPerMinute, at: now }
    const refilled = known.tokens + ((now - known.at) / MINUTE) * requestsPerMinute
    const tokens = Math.min(requestsPerMinute, refilled)
    // The latest is the last: what is forgotten first was not seen for longest.
    buckets.delete(client)
    buckets.set(client, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
    if (buckets.size > MAX_CLIENTS) buckets.delete(buckets.keys().next().value!)
    return tokens >= 1
      ? { allowed: true }
      : { retryAfter: Math.ceil(((1 - tokens) / requestsPerMinute) * (MINUTE / 1_000)) }
  }
}
