import type { BalanceChange, BalanceOf, SimulationOutcome } from "@latchkey/core/effect"
import { isSameBytes } from "@latchkey/core/chain-kit"
import { together, type NodeReadError, type RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseToken } from "../transfer/parseToken.ts"
import { programs, tokenPrograms } from "../transfer/programs.ts"
import { decodeHeldAmount, readAccounts, type ChainAccount } from "../transfer/readAccounts.ts"
import { readMinimum } from "../transfer/readChain.ts"
import { readHoldings } from "../transfer/readHoldings.ts"
import { refusalOf } from "../transfer/refusalOf.ts"
import { tryMessage } from "../transfer/tryMessage.ts"
import type { ProgramCall } from "./readCall.ts"

type Account = ChainAccount | "none"

const untried: SimulationOutcome = { status: "untried" }

/** Where an account of a token says who may do what with it, behind how much it holds. */
const RIGHTS = 72
const DELEGATE = 72
const CLOSER = 129

/** The token that stands for the coin: an account that holds some of it holds the coin. */
const WRAPPED = "So11111111111111111111111111111111111111112"

const lamportsIn = (account: Account): bigint => (account === "none" ? 0n : account.lamports)

/** Whether nobody may do more with an account of the payer's than before, and it is still the payer's. */
const keepsRights = (before: Account, after: Account, payer: string): boolean => {
  if (after === "none") return true
  const held = decodeHeldAmount(after)
  if (held?.owner !== payer) return false
  if (before !== "none") return isSameBytes(before.data.slice(RIGHTS, 165), after.data.slice(RIGHTS, 165))
  const isNone = (at: number) => after.data.slice(at, at + 4).every((byte) => byte === 0)
  return isNone(DELEGATE) && isNone(CLOSER)
}

/** Of each token, how much more of it the payer would hold. */
const tokenChanges = (before: ReadonlyArray<Account>, after: ReadonlyArray<Account>) => {
  const changes = new Map<string, bigint>()
  const count = (accounts: ReadonlyArray<Account>, sign: bigint) => {
    for (const account of accounts) {
      const held = account === "none" ? undefined : decodeHeldAmount(account)
      if (held !== undefined) changes.set(held.mint, (changes.get(held.mint) ?? 0n) + sign * held.value)
    }
  }
  count(before, -1n)
  count(after, 1n)
  return changes
}

/**
 * Lets a node try a call of a program, and says how what is watched would change, of the coin without what the network takes and without
 * what accounts hold back that it opens. `untried` where something would change that nobody watches: another token of the payer's would
 * leave, or somebody could do more with what is the payer's. Fails: `NodeReadError`.
 */
export const tryCall = (
  reader: RpcReader,
  { payer, message, accounts, opened, fee }: ProgramCall,
  watched: ReadonlyArray<BalanceOf>
): Effect.Effect<SimulationOutcome, NodeReadError> =>
  Effect.gen(function* () {
    const { network } = reader
    const [minimum, ...lists] = yield* together([
      readMinimum(reader),
      ...tokenPrograms.map((programId) => readHoldings(reader, payer, { programId }, [programId]))
    ])
    const own = lists.flat().flatMap(({ account }) => (accounts.includes(account) ? [account] : []))
    const places = [payer, ...new Set([...own, ...opened])]
    const [before, { failure, logs, after }] = yield* together([
      readAccounts(reader, places),
      tryMessage(reader, message, places, "a trial of the call")
    ])
    if (failure !== undefined) {
      const refused: SimulationOutcome = {
        status: "refused",
        step: 0,
        reason: refusalOf(network, { failure, logs, minimum })
      }
      return refused
    }
    const [coin = "none"] = after
    const rest = places.slice(1)
    const isKept = rest.every((_, at) => keepsRights(before[at + 1]!, after[at + 1]!, payer))
    if (coin === "none" || coin.program !== programs.system || !isKept) return untried
    const changes = tokenChanges(before.slice(1), after.slice(1))
    const wanted = watched.map(({ token }) => (token === undefined ? undefined : parseToken(network, token)))
    const isWatched = (mint: string) =>
      wanted.includes(mint) || (mint === WRAPPED && wanted.includes(undefined))
    if ([...changes].some(([mint, change]) => change < 0n && !isWatched(mint))) return untried
    const deposits = rest.reduce(
      (sum, place, at) =>
        before[at + 1] === "none" && opened.includes(place) ? sum + lamportsIn(after[at + 1]!) : sum,
      0n
    )
    const done: SimulationOutcome = {
      status: "done",
      changes: watched.map(({ token, account }, at): BalanceChange => {
        const mint = wanted[at]
        return {
          account,
          ...(token === undefined ? {} : { token }),
          change:
            mint === undefined
              ? coin.lamports - lamportsIn(before[0]!) + fee + deposits + (changes.get(WRAPPED) ?? 0n)
              : (changes.get(mint) ?? 0n)
        }
      })
    }
    return done
  })
