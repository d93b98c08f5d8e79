import type { ActionEntry, Recording, WalletEntry } from "./Recording.ts"

type Numbered = ActionEntry | WalletEntry
type Lists = { -readonly [Name in keyof Recording]: Array<Recording[Name][number]> }

/** What is recorded, and who wants to hear of it. */
export interface Log {
  readonly read: () => Recording
  readonly add: <Name extends keyof Recording>(list: Name, entry: Recording[Name][number]) => void
  /** Replaces the entry of the same number, where it is still kept. */
  readonly settle: (list: "actions" | "wallets", number: number, change: Partial<Numbered>) => void
  readonly nextNumber: () => number
  /** Forgets everything but the last state. */
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes the log of one kit: the latest `limit` entries of each list. */
export const makeLog = (limit: number): Log => {
  const lists: Lists = { states: [], actions: [], events: [], requests: [], modules: [], wallets: [] }
  const listeners = new Set<() => void>()
  let number = 0
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    read: () => lists,
    add: (name, entry) => {
      const list = lists[name] as Array<unknown>
      list.push(entry)
      if (list.length > limit) list.shift()
      tell()
    },
    settle: (name, which, change) => {
      const list = lists[name] as Array<Numbered>
      const index = list.findIndex((entry) => entry.number === which)
      if (index === -1) return
      list[index] = { ...list[index]!, ...change } as Numbered
      tell()
    },
    nextNumber: () => ++number,
    clear: () => {
      lists.states.splice(0, lists.states.length - 1)
      for (const name of ["actions", "events", "requests", "wallets"] as const) lists[name].length = 0
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}
