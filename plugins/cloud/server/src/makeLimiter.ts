/** Whether one more request of a client is allowed, or as much as `cost` says; else after how many seconds it is. */
export type Limiter = (
  client: string,
  now: number,
  cost?: number
) => { readonly allowed: true } | { readonly retryAfter: number }

const MINUTE = 60_000
const MAX_CLIENTS = 10_000

/** Makes a limiter of so many requests a minute: each client has a bucket, of as many or of `most`, that refills evenly. */
export const makeLimiter = (requestsPerMinute: number, most = requestsPerMinute): Limiter => {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (client, now, cost = 1) => {
    const known = buckets.get(client) ?? { tokens: most, at: now }
    const refilled = known.tokens + ((now - known.at) / MINUTE) * requestsPerMinute
    const tokens = Math.min(most, refilled)
    // The latest is the last: what is forgotten first was not seen for longest.
    buckets.delete(client)
    buckets.set(client, { tokens: tokens >= cost ? tokens - cost : tokens, at: now })
    if (buckets.size > MAX_CLIENTS) buckets.delete(buckets.keys().next().value!)
    return tokens >= cost
      ? { allowed: true }
      : { retryAfter: Math.ceil(((cost - tokens) / requestsPerMinute) * (MINUTE / 1_000)) }
  }
}
