import { remoteFeatures, type FeatureValues, type RemoteFeatures } from "@latchkey/core"
import type { RemoteFeature } from "./decodeConfiguration.ts"

type Name = keyof RemoteFeatures
type Lists = "socials" | "swaps" | "onramp"

/** The id under which a project says something of a feature. */
const remoteIds: Readonly<Record<Name, string>> = {
  email: "social_login",
  socials: "social_login",
  swaps: "swap",
  onramp: "onramp",
  activity: "activity",
  multiWallet: "multi_wallet"
}

const isList = (name: Name): name is Lists => name === "socials" || name === "swaps" || name === "onramp"

/** What the app set; `true` for a list means the default one. */
const localValue = (name: Name, local: Partial<FeatureValues>): unknown => {
  const value: unknown = local[name]
  return value === true && isList(name) ? remoteFeatures[name] : value
}

/** What an entry with a list says of a feature. */
const remoteValue = (name: Name, isEnabled: boolean, config: ReadonlyArray<string>): unknown => {
  if (name === "email") return isEnabled && config.includes("email")
  if (!isList(name)) return isEnabled
  if (!isEnabled || config.length === 0) return false
  return name === "socials" ? config.filter((entry) => entry !== "email") : config
}

/** Basic mode: without a project nothing is on that a project decides on. */
export const basicFeatures: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  multiWallet: false
}

/** The features that a remote source decides on, and which of the app's settings it went over. */
export interface ResolvedRemote {
  readonly values: RemoteFeatures & { readonly [Name in Lists]: false | ReadonlyArray<string> }
  /** Names of the features that were set by the app and by the project. */
  readonly ignored: ReadonlyArray<Name>
}

/**
 * The project's word over the app's over the default. `remote` is what the project says, undefined where it did not answer:
 *
 * - it did not answer, or says `null` of a feature: the app's setting, else the default
 * - it does not mention a feature: off
 * - it says something: that, and what the app set is ignored
 *
 * Several wallets at once are on only where the project says so.
 */
export const resolveRemote = (
  remote: ReadonlyArray<RemoteFeature> | undefined,
  local: Partial<FeatureValues>
): ResolvedRemote => {
  const ignored: Array<Name> = []
  const resolve = (name: Name): unknown => {
    const fallback = name === "multiWallet" ? false : (localValue(name, local) ?? remoteFeatures[name])
    if (remote === undefined) return fallback
    const entry = remote.find(({ id }) => id === remoteIds[name])
    if (entry?.config === null) return fallback
    if (entry?.config === undefined) return false
    if (local[name] !== undefined && name !== "multiWallet") ignored.push(name)
    return remoteValue(name, entry.isEnabled, entry.config)
  }
  const names = Object.keys(remoteIds) as ReadonlyArray<Name>
  const values = Object.fromEntries(
    names.map((name) => [name, resolve(name)])
  ) as unknown as ResolvedRemote["values"]
  return { values, ignored }
}
