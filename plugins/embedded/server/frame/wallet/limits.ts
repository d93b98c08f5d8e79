import { parseUnits } from "viem"
import { ownerMessage } from "../../src/owner/ownerMessage.ts"
import { ownerKeyOf } from "./ownerKey.ts"

/** Above which amounts the owner is asked for more than a press: amounts in units of a coin, written with a point, by its symbol. */
export type Limits = Readonly<Record<string, string>>

/** A coin of one of the wallet's networks. */
export interface Coin {
  readonly symbol: string
  readonly decimals: number
}

/** What something that is to be signed takes of a coin. */
export interface Spending {
  readonly coin: Coin
  /** In base units, with the most that the fee may be; absent where it cannot be known. */
  readonly most: bigint | undefined
}

const AMOUNT = /^(0|[1-9]\d{0,29})(\.(\d{1,36}))?$/

/** An amount that a limit can be, in base units; undefined where the text is none, or more exact than the coin. */
export const limitIn = (text: string, { decimals }: Coin): bigint | undefined => {
  const [, , , fraction = ""] = AMOUNT.exec(text) ?? []
  return AMOUNT.test(text) && fraction.length <= decimals ? parseUnits(text, decimals) : undefined
}

/** Whether the owner is to be asked for more than a press. */
export const isAsked = (limits: Limits, { coin, most }: Spending): boolean => {
  const text = Object.hasOwn(limits, coin.symbol) ? limits[coin.symbol] : undefined
  const limit = text === undefined ? undefined : limitIn(text, coin)
  return limit === undefined || most === undefined || most > limit
}

/** Limits as they are signed and kept; empty where there are none. */
export const limitsText = (limits: Limits): string =>
  Object.keys(limits).length === 0 ? "" : JSON.stringify(limits)

const read = (text: string): Limits | undefined => {
  if (text === "") return undefined
  const told: unknown = JSON.parse(text)
  const entries = Object.entries(typeof told === "object" && told !== null ? told : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string")
  )
}

/**
 * The limits that a server kept; undefined where the owner has set none. Those that the owner of this entropy has not signed, for this
 * account, are limits of nothing: then the owner is asked each time.
 */
export const limitsOf = (entropy: Uint8Array, account: string, kept: string): Limits | undefined => {
  try {
    const { text, proof } = JSON.parse(kept) as {
      readonly text: string
      readonly proof: { readonly challenge: string; readonly signature: string }
    }
    const message = ownerMessage(account, "limits", [text], proof.challenge)
    return ownerKeyOf(entropy, account).isSigned(message, proof.signature) ? read(text) : {}
  } catch {
    // Nothing that an owner has signed.
    return {}
  }
}
