import { plainText } from "../../error/ForeignCause.ts"
import { imageUri } from "../../image/imageUri.ts"
import { attempt } from "../../error/attempt.ts"
import type { StandardAccount, StandardWallet } from "./StandardWallet.ts"

const MAX_LIST = 1_000

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const texts = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value)
    ? value.slice(0, MAX_LIST).filter((text): text is string => typeof text === "string" && text.length < 100)
    : []

const decodeAccount = (source: unknown): StandardAccount | undefined =>
  attempt(() => {
    if (!isObject(source)) return undefined
    const { address, publicKey, chains, features } = source
    if (typeof address !== "string" || address === "" || address.length > 256) return undefined
    return {
      address,
      publicKey: publicKey instanceof Uint8Array && publicKey.length <= 256 ? publicKey : undefined,
      chains: texts(chains),
      features: texts(features),
      source
    }
  })

/** The accounts in a foreign list. */
export const decodeStandardAccounts = (list: unknown): ReadonlyArray<StandardAccount> =>
  attempt(() => (Array.isArray(list) ? list.slice(0, MAX_LIST) : []))?.flatMap(
    (entry) => decodeAccount(entry) ?? []
  ) ?? []

/** A wallet as it registers itself, its features as they are now; undefined if it is not a wallet. */
export const decodeStandardWallet = (source: unknown): Omit<StandardWallet, "id"> | undefined =>
  attempt(() => {
    if (!isObject(source)) return undefined
    const { version, name, icon, chains, features } = source
    if (version !== "1.0.0" || typeof name !== "string" || !isObject(features)) return undefined
    const shown = plainText(name, 64)
    if (shown === "") return undefined
    const image = imageUri(icon)
    const kept = new Map(
      Object.keys(features)
        .slice(0, MAX_LIST)
        .flatMap((key): ReadonlyArray<[string, Readonly<Record<string, unknown>>]> => {
          const feature = attempt(() => features[key])
          return isObject(feature) ? [[key, feature]] : []
        })
    )
    return {
      name: shown,
      ...(image === undefined ? {} : { icon: image }),
      chains: texts(chains),
      feature: (wanted) => kept.get(wanted),
      accounts: () => decodeStandardAccounts(attempt(() => source["accounts"]))
    }
  })
