import type { BalanceChange, JsonRpc, SimulationOutcome, Simulator } from "@latchkey/core/effect"
import { rpcReader, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { SolanaOptions } from "../SolanaApi.ts"
import { decodeHeldAmount, readAccounts, type ChainAccount } from "./readAccounts.ts"
import { readMinimum } from "./readChain.ts"
import { refusalOf } from "./refusalOf.ts"
import { decodeOwnTransfer, feeOf, type TransferFacts } from "./TransferMessage.ts"
import { decodeRequest } from "./TransferRequest.ts"
import { tryMessage } from "./tryMessage.ts"
import { readCall } from "../call/readCall.ts"
import { tryCall } from "../call/tryCall.ts"

const untried: SimulationOutcome = { status: "untried" }

/** The accounts whose amounts change, and whose each is. */
const placesOf = ({ sender, receiver, token }: TransferFacts) =>
  new Map(
    token === undefined
      ? [
          [sender, sender],
          [receiver, receiver]
        ]
      : [
          ...token.sources.map(({ account }) => [account, sender] as const),
          [token.account, receiver] as const
        ]
  )

/** What an account holds of what is sent; undefined where it is none of the token's. */
const heldIn = (account: ChainAccount | "none" | undefined, { token }: TransferFacts): bigint | undefined => {
  if (account === "none") return 0n
  if (account === undefined || token === undefined) return account?.lamports
  const held = decodeHeldAmount(account)
  return held?.mint === token.mint ? held.value : undefined
}

/** Lets a node try a transfer without sending it: `simulateTransaction`, with the accounts that change. */
export const makeSimulator = (rpc: JsonRpc["Service"], options: SolanaOptions): Simulator => {
  return {
    // One transaction is one call: several in a row nobody tries.
    calls: ({ network, address, calls: [call, ...others], watched }) => {
      if (call === undefined || others.length > 0) return Effect.succeed(untried)
      const reader = rpcReader(rpc, options, network)
      return Effect.catch(
        Effect.flatMap(readCall(reader, call, address), (read) => tryCall(reader, read, watched)),
        // What nobody could try says nothing of what it would do.
        () => Effect.succeed(untried)
      )
    },
    transfer: ({ network, transfer }) => {
      const message = decodeRequest(transfer.request)
      const read = message && decodeOwnTransfer(message)
      if (message === undefined || read === undefined) return Effect.succeed(untried)
      const { facts, bid } = read
      const places = placesOf(facts)
      const addresses = [...places.keys()]
      const reader = rpcReader(rpc, options, network)
      return together([
        readAccounts(reader, addresses),
        tryMessage(reader, message, addresses, "a trial of the transfer"),
        readMinimum(reader)
      ]).pipe(
        Effect.map(([before, { failure, logs, after }, minimum]): SimulationOutcome => {
          if (failure !== undefined)
            return { status: "refused", step: 0, reason: refusalOf(network, { failure, logs, minimum }) }
          const changes = new Map<string, bigint>()
          for (const [at, account] of addresses.entries()) {
            const [had, has] = [heldIn(before[at], facts), heldIn(after[at], facts)]
            if (had === undefined || has === undefined) return untried
            const owner = places.get(account)!
            // What the network takes is told as the fee.
            const taken = facts.token === undefined && owner === facts.sender ? feeOf(bid) : 0n
            changes.set(owner, (changes.get(owner) ?? 0n) + has - had + taken)
          }
          return {
            status: "done",
            changes: [...changes].map(([account, change]): BalanceChange => ({
              account,
              change,
              ...(transfer.token === undefined ? {} : { token: transfer.token })
            }))
          }
        }),
        // What nobody could try says nothing of what it would do.
        Effect.catch(() => Effect.succeed(untried))
      )
    }
  }
}
