/** How much of a server's work a client may have: so many requests a minute, and so many at once. */
export interface Allowance {
  /** Counts one more request of a client; false where it has had its minute's worth. */
  readonly mayAsk: (client: string) => boolean
  /** Does what costs others something; undefined where the client, or all together, have as many under way as they may. */
  readonly during: <A>(client: string, work: () => Promise<A>) => Promise<A | undefined>
}

const MINUTE = 60_000
const MAX_CLIENTS = 10_000
const [OF_CLIENT, OF_ALL] = [4, 64]

/** Makes the allowance of one server. Clients that nobody tells apart are one, and are held to what all may together. */
export const makeAllowance = (aMinute: number, now: () => number): Allowance => {
  const minutes = new Map<string, { used: number; readonly until: number }>()
  const underWay = new Map<string, number>()
  let all = 0
  return {
    mayAsk: (client) => {
      if (client === "") return true
      const known = minutes.get(client)
      const minute = known !== undefined && known.until > now() ? known : { used: 0, until: now() + MINUTE }
      minute.used++
      minutes.delete(client)
      minutes.set(client, minute)
      if (minutes.size > MAX_CLIENTS) minutes.delete(minutes.keys().next().value!)
      return minute.used <= aMinute
    },
    during: async (client, work) => {
      const own = underWay.get(client) ?? 0
      if (all >= OF_ALL || (client !== "" && own >= OF_CLIENT)) return undefined
      all++
      underWay.set(client, own + 1)
      try {
        return await work()
      } finally {
        all--
        const left = underWay.get(client)! - 1
        if (left === 0) underWay.delete(client)
        else underWay.set(client, left)
      }
    }
  }
}
