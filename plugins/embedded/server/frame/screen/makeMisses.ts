import type { Device } from "../vault/makeDevice.ts"

const MOST = 6
const WITHIN = 3_600_000

/** The wrong numbers of a page's visitors: who is made to type many must not hit one. */
export interface Misses {
  readonly add: () => void
  /** From when on another one may be typed, epoch milliseconds; undefined where that is now. */
  readonly until: () => number | undefined
}

/** Counts wrong numbers on this device, also over reloads: six in an hour. */
export const makeMisses = (device: Pick<Device, "record" | "change">): Misses => {
  const recent = () => (device.record().misses ?? []).filter((at) => Date.now() - at < WITHIN)
  return {
    add: () => {
      const misses = [...recent(), Date.now()]
      // What cannot be kept counts until the reload.
      device.change((record) => ({ ...record, misses })).catch(() => {})
    },
    until: () => {
      const told = recent()
      return told.length < MOST ? undefined : told.at(-MOST)! + WITHIN
    }
  }
}
