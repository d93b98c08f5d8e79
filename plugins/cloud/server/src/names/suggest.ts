import { isReserved, type NameZone } from "./NameZone.ts"
import type { NameStore } from "./NameStore.ts"

const MAX = 5
const MAX_LABEL = 63
const endings = ["hub", "home", "one", "club", "here", "too", "now", "world"]

/** A name that may be wanted, and whether somebody has it. */
export interface Suggestion {
  readonly name: string
  readonly registered: boolean
}

/** The wanted name, and up to four free ones like it. `label` is in its normal form. */
export const suggest = async (
  names: NameStore,
  zone: NameZone,
  label: string
): Promise<ReadonlyArray<Suggestion>> => {
  const whole = (text: string) => `${text}.${zone.zone}`
  const others = endings
    .map((ending) => `${label}-${ending}`)
    .filter((text) => text.length <= MAX_LABEL && !isReserved(zone, text))
  const taken = await names.taken([label, ...others].map(whole))
  return [
    { name: whole(label), registered: isReserved(zone, label) || taken.has(whole(label)) },
    ...others
      .map(whole)
      .filter((name) => !taken.has(name))
      .slice(0, MAX - 1)
      .map((name) => ({ name, registered: false }))
  ]
}
