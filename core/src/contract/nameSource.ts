import type { CapabilityEntry } from "../capability/Capabilities.ts"
import type { NameResolution } from "../capability/NameResolution.ts"

/**
 * The one source that answers for a name: the one that has its ending, else the first that has none of its own; undefined where
 * nobody answers for it. The case of Latin letters does not count.
 */
export const nameSource = (
  sources: ReadonlyArray<CapabilityEntry<NameResolution>>,
  name: string
): NameResolution | undefined => {
  const lower = name.toLowerCase()
  const owns = ({ zones = [] }: NameResolution) => zones.some((zone) => lower.endsWith(`.${zone}`))
  const all = sources.map(({ value }) => value)
  return all.find(owns) ?? all.find(({ zones }) => zones === undefined)
}
