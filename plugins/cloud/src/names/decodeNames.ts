import { plainText } from "@latchkey/core"
import type { OfferedName } from "@latchkey/core/effect"
import { isJson } from "../decodeWallet.ts"

const MAX_NAME = 255
const MAX_NAMES = 20
const MAX_PICTURE = 400_000
/** The type of coin of the account that a key has on every chain. */
const EVERY_CHAIN = 60

/** A name, and what it stands for. */
export interface NameRecord {
  readonly name: string
  /** The address for a type of coin, as it was written; else the one for every chain. */
  readonly addressFor: (coinType: number) => string | undefined
}

/** What an address calls itself, and its picture's address; nothing to show unchecked. */
export interface Identity {
  readonly name?: string
  readonly avatar?: string
}

const textIn = (value: unknown, most: number): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= most ? value : undefined

/** A name that is fit to show; undefined for another text. */
const nameIn = (value: unknown): string | undefined => {
  const name = textIn(value, MAX_NAME)
  return name !== undefined && plainText(name, MAX_NAME) === name ? name : undefined
}

/** What the service says of a name; undefined for an answer of another shape. */
export const decodeName = (answer: unknown): NameRecord | undefined => {
  const { name: told, addresses } = isJson(answer) ? answer : {}
  const name = nameIn(told)
  if (name === undefined || !isJson(addresses)) return undefined
  const addressOf = (coinType: number) => {
    const entry = Object.hasOwn(addresses, coinType) ? addresses[String(coinType)] : undefined
    return isJson(entry) ? textIn(entry["address"], MAX_NAME) : undefined
  }
  return { name, addressFor: (coinType) => addressOf(coinType) ?? addressOf(EVERY_CHAIN) }
}

/** The names of an address; undefined for an answer of another shape. */
export const decodeNames = (answer: unknown): ReadonlyArray<NameRecord> | undefined =>
  Array.isArray(answer)
    ? answer
        .slice(0, MAX_NAMES)
        .map(decodeName)
        .filter((record) => record !== undefined)
    : undefined

/** Names that may be wanted, of which the first is `wanted`; undefined for an answer of another shape. */
export const decodeSuggestions = (
  answer: unknown,
  wanted: string,
  zone: string
): ReadonlyArray<OfferedName> | undefined => {
  const list = isJson(answer) ? answer["suggestions"] : undefined
  if (!Array.isArray(list)) return undefined
  const found = list.slice(0, MAX_NAMES).flatMap((entry: unknown): ReadonlyArray<OfferedName> => {
    const { name: told, registered } = isJson(entry) ? entry : {}
    const name = nameIn(told)
    const isOurs = name?.endsWith(`.${zone}`) === true && /^[a-z0-9-]+$/.test(name.slice(0, -zone.length - 1))
    return isOurs && typeof registered === "boolean" ? [{ name, registered }] : []
  })
  return found[0]?.name === wanted ? found : undefined
}

/** What the service says of an address; undefined for an answer of another shape. */
export const decodeIdentity = (answer: unknown): Identity | undefined => {
  if (!isJson(answer)) return undefined
  const name = nameIn(answer["name"])
  const avatar = textIn(answer["avatar"], MAX_PICTURE)
  return { ...(name === undefined ? {} : { name }), ...(avatar === undefined ? {} : { avatar }) }
}
