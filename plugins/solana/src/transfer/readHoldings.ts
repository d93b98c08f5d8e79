import type { RpcReader, NodeReadError } from "@latchkey/core/chain-kit/effect"
import { formatAmount } from "@latchkey/core"
import { readField, readPath } from "@latchkey/core/chain-kit"
import type * as Effect from "effect/Effect"
import { addressBytes } from "../Address.ts"
import { CONFIRMED } from "./readChain.ts"

/** One account of a token that somebody holds. */
export interface Holding {
  readonly account: string
  readonly mint: string
  /** The program that keeps it. */
  readonly program: string
  readonly value: bigint
  readonly decimals: number
  /** The issuer has frozen it: nothing can be sent from it. */
  readonly isFrozen: boolean
}

const MAX_U64 = 2n ** 64n

const decodeHolding = (
  answer: unknown,
  owner: string,
  allowed: ReadonlyArray<string>
): Holding | undefined => {
  const account = readField(answer, "pubkey")
  const program = readPath(answer, "account.owner")
  const parsed = readPath(answer, "account.data.parsed")
  const mint = readPath(parsed, "info.mint")
  const state = readPath(parsed, "info.state")
  const digits = readPath(parsed, "info.tokenAmount.amount")
  const decimals = readPath(parsed, "info.tokenAmount.decimals")
  if (
    addressBytes(account) === undefined ||
    addressBytes(mint) === undefined ||
    readField(parsed, "type") !== "account" ||
    readPath(parsed, "info.owner") !== owner ||
    !allowed.includes(program as string) ||
    (state !== "initialized" && state !== "frozen") ||
    typeof digits !== "string" ||
    !/^\d{1,20}$/.test(digits) ||
    !Number.isInteger(decimals) ||
    (decimals as number) < 0 ||
    (decimals as number) > 255
  )
    return undefined
  const value = BigInt(digits)
  const amount = { value, decimals: decimals as number }
  // Tokens that bear interest are shown by others as more than is there: such an amount is nobody's.
  return value < MAX_U64 && readPath(parsed, "info.tokenAmount.uiAmountString") === formatAmount(amount)
    ? {
        account: account as string,
        mint: mint as string,
        program: program as string,
        ...amount,
        isFrozen: state === "frozen"
      }
    : undefined
}

/**
 * An owner's token accounts, each once, of one program or one mint. What cannot be believed of the answer is left out; an
 * answer that is no list at all fails.
 */
export const readHoldings = (
  { read }: RpcReader,
  owner: string,
  filter: { readonly programId: string } | { readonly mint: string },
  allowed: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<Holding>, NodeReadError> =>
  read(
    "getTokenAccountsByOwner",
    [owner, filter, { ...CONFIRMED, encoding: "jsonParsed" }],
    "tokens",
    (answer) => {
      const list = readField(answer, "value")
      if (!Array.isArray(list)) return undefined
      const holdings = new Map(
        list.flatMap((entry) => {
          const holding = decodeHolding(entry, owner, allowed)
          return holding === undefined ? [] : [[holding.account, holding]]
        })
      )
      return [...holdings.values()].filter((holding) => !("mint" in filter) || holding.mint === filter.mint)
    }
  )
