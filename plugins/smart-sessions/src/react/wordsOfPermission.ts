import type { HexText, Network, SessionFunction, SessionPermission } from "@latchkey/core"
import {
  fill,
  fillCounted,
  formatDecimal,
  numberFormat,
  shortenAddress,
  showAmount
} from "@latchkey/react/view"
import type { AccountSessions } from "../SmartSessionsState.ts"
import type { SessionPlace, SmartSessionsMessages } from "./SmartSessionsMessages.ts"

const UNITS = [
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1]
] as const

/** A period in words: "day", "30 days". */
export const periodWords = (seconds: number, words: SmartSessionsMessages, locale: string): string => {
  // What is no whole number of weeks is counted in days, and so on.
  const [unit, size] = UNITS.find(([, one]) => seconds % one === 0)!
  const count = seconds / size
  return count === 1
    ? words.periods[unit]
    : numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count)
}

/** What names and numbers of a permission mean. */
export interface PermissionContext {
  readonly network: Network
  readonly tokens: AccountSessions["tokens"]
  readonly words: SmartSessionsMessages
  readonly locale: string
  /** For a row, which leads to the whole: the address of a token that says how it counts is left out. */
  readonly isShort?: boolean
}

const isolated = (text: string) => `\u2068${text}\u2069`

const coinOf = (value: HexText, { nativeCurrency: { symbol, decimals } }: Network, locale: string) =>
  showAmount({ value: BigInt(value), decimals, symbol }, locale)

const amountOf = (
  permission: Exclude<SessionPermission, { readonly type: "contract-call" }>,
  { network, tokens, words, locale, isShort = false }: PermissionContext
): string => {
  const { allowance } = permission.data
  if (permission.type === "native-token-recurring-allowance") return coinOf(allowance, network, locale)
  const { token } = permission.data
  const known = tokens[`${network.caipNetworkId}:${token}`]
  if (known === undefined)
    return fillCounted(words.units, Number(allowance), locale, {
      count: formatDecimal(String(BigInt(allowance)), locale),
      address: isolated(shortenAddress(token))
    })
  const amount = showAmount({ value: BigInt(allowance), ...known }, locale)
  // What a token calls itself says nothing of which one it is.
  return isShort ? amount : `${amount} (${shortenAddress(token)})`
}

/** A sentence about a permission. */
export interface SaidPermission {
  readonly text: string
  /** It runs as the account itself, which may then do anything. */
  readonly isBoundless: boolean
}

/** What a permission allows, function by function. */
export const permissionWords = (
  permission: SessionPermission,
  context: PermissionContext
): ReadonlyArray<SaidPermission> => {
  const { network, words, locale } = context
  if (permission.type !== "contract-call") {
    const period = periodWords(permission.data.period, words, locale)
    const text = fill(words.spend, { amount: isolated(amountOf(permission, context)), period })
    return [{ text, isBoundless: false }]
  }
  const { address, functions } = permission.data
  return functions.map(({ functionName, operation, valueLimit }: SessionFunction) => {
    const isBoundless = operation === "DelegateCall"
    const said = fill(isBoundless ? words.actAs : words.call, {
      functions: isolated(functionName),
      address: isolated(shortenAddress(address))
    })
    const text =
      valueLimit === undefined || BigInt(valueLimit) === 0n
        ? said
        : `${said}, ${fill(words.withValue, { amount: isolated(coinOf(valueLimit, network, locale)) })}`
    return { text, isBoundless }
  })
}

/** In which list a session is: one that was revoked is not expired as well. */
export const placeOf = (
  { expiry, revokedAt }: { readonly expiry: number; readonly revokedAt?: number },
  now: number
): SessionPlace => (revokedAt !== undefined ? "revoked" : expiry <= now ? "expired" : "active")
