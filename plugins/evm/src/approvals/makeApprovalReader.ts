import { together } from "@latchkey/core/chain-kit/effect"
import {
  TransferTokenInvalidError,
  type ApprovalReader,
  type JsonRpc,
  type TokenApproval
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import type { EvmOptions } from "../EvmApi.ts"
import type { AccountLog, LogApproval } from "../history/AccountLog.ts"
import { findAllLogs } from "../history/findAllLogs.ts"
import type { LogMemory } from "../history/LogMemory.ts"
import { callEach, callOf, decodeNumber, inTurns } from "../provider/callEach.ts"
import { readSince } from "../provider/readSince.ts"
import { chainReader, toReadError, type ChainReader } from "../transfer/ChainReader.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { readName, readTokenNames, type TokenNames } from "../transfer/readToken.ts"
import { BOUNDLESS, decodeWord, encodeAllowance, encodeApproval } from "../transfer/tokenCalls.ts"
import { decodeIsOperator, describeOperator, encodeIsOperator, encodeOperator } from "./operatorCalls.ts"

const TOTAL_SUPPLY = "0x18160ddd"

/** Approvals that are asked after at most; and of one contract, so that none pushes all others out. */
const MAX_APPROVALS = 200
const MAX_OF_CONTRACT = 50

/** An approval that was given, and may have been taken back since. */
interface Given extends Omit<LogApproval, "value"> {
  /** Canonical. */
  readonly contract: string
}

/** Each once, the last given first; and from which block on that is all. */
const findGiven = (logs: ReadonlyArray<AccountLog>, from: number) => {
  const given = new Map<string, Given>()
  const counts = new Map<string, number>()
  let since = from
  for (const { contract, block, approval } of logs) {
    if (approval === undefined) continue
    const key = `${contract} ${approval.of} ${approval.spender}`
    if (given.has(key)) continue
    const count = counts.get(contract) ?? 0
    if (given.size === MAX_APPROVALS || count === MAX_OF_CONTRACT) {
      since = Math.max(since, block + 1)
      continue
    }
    counts.set(contract, count + 1)
    given.set(key, { contract, ...approval })
  }
  return { given: [...given.values()], since }
}

/** What is still approved: base units of a token, or undefined for a collection. A contract without a usable answer approves nothing. */
const readHeld = (reader: ChainReader, given: ReadonlyArray<Given>, owner: string) =>
  Effect.map(
    callEach(
      reader,
      given.map(({ contract, of, spender }) => ({
        to: contract,
        data: of === "token" ? encodeAllowance(owner, spender) : encodeIsOperator(owner, spender)
      }))
    ),
    (answers) =>
      given.flatMap((one, index): ReadonlyArray<Given & { readonly value: bigint | undefined }> => {
        if (one.of === "collection")
          return decodeIsOperator(answers[index]) === true ? [{ ...one, value: undefined }] : []
        const value = decodeWord(answers[index]) ?? 0n
        return value === 0n ? [] : [{ ...one, value }]
      })
  )

interface Facts extends TokenNames {
  /** How much there is, in base units; undefined where the contract does not say it. */
  readonly supply: bigint | undefined
}

/** What a contract says of itself; of one that says nothing, nothing. Never fails. */
const readFacts = (reader: ChainReader, contract: string, of: Given["of"]): Effect.Effect<Facts> => {
  const silent = Effect.map(readName(reader, contract), (name = "") => ({ name, symbol: "", decimals: 0 }))
  return of === "collection"
    ? Effect.map(silent, (names) => ({ ...names, supply: undefined }))
    : Effect.map(
        together([
          Effect.catch(readTokenNames(reader, contract), () => silent),
          Effect.catch(callOf(reader, contract, TOTAL_SUPPLY), () => Effect.succeed(undefined))
        ]),
        ([names, supply]) => ({ ...names, supply: decodeWord(supply) })
      )
}

/**
 * Approvals of ERC-20 tokens and of whole collections (ERC-721, ERC-1155): those that the account gave by the chain's logs, each asked
 * after in its contract. What was approved without such a log, or of a single thing, is not seen.
 */
export const makeApprovalReader = (
  rpc: JsonRpc["Service"],
  options: EvmOptions,
  memory: LogMemory
): ApprovalReader => ({
  list: ({ address, network, provider }) =>
    Effect.gen(function* () {
      const reader = chainReader(rpc, options, { network, provider })
      const to = yield* reader.read("eth_blockNumber", [], "the newest block", decodeNumber)
      const { logs, from, goesOn } = yield* Effect.mapError(
        findAllLogs(reader.raw, memory, address, to, "approvals"),
        toReadError(reader, "logs")
      )
      const { given, since } = findGiven(logs, from)
      const held = yield* Effect.mapError(readHeld(reader, given, address), toReadError(reader, "allowances"))
      const contracts = [...new Map(held.map(({ contract, of }) => [`${contract} ${of}`, { contract, of }]))]
      const [facts, known] = yield* together([
        inTurns(contracts, ([, { contract, of }]) => readFacts(reader, contract, of)),
        readSince(reader, since, goesOn && since === from)
      ])
      const factsOf = new Map(contracts.map(([key], index) => [key, facts[index]!]))
      return {
        approvals: held.map(({ contract, of, spender, value }): TokenApproval => {
          const { name, symbol, decimals, supply } = factsOf.get(`${contract} ${of}`)!
          return {
            token: `${network.caipNetworkId}:${contract}`,
            spender,
            name,
            ...(value === undefined ? {} : { amount: { value, decimals, symbol } }),
            isUnlimited: value === undefined || value >= BOUNDLESS || (supply !== undefined && value > supply)
          }
        }),
        ...known
      }
    }),
  describe: describeOperator,
  revoke: ({ approval: { token, spender, amount }, network, leaving = 0n }) =>
    Effect.suspend(() => {
      const to = parseToken(network, token)
      const from = parseAddress(spender)
      return to === undefined || from === undefined
        ? Effect.fail(new TransferTokenInvalidError())
        : Effect.succeed({
            to,
            value: 0n,
            data: amount === undefined ? encodeOperator(from, false) : encodeApproval(from, leaving)
          })
    })
})
