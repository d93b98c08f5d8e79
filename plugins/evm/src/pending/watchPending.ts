import { accountSlice, Balances, networkSlice, State, type JsonRpc } from "@latchkey/core/effect"
import { sleep, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"
import { decodeQuantity } from "../Quantity.ts"
import { chainReader } from "../transfer/ChainReader.ts"
import { readCount } from "../transfer/checkTransfer.ts"

const NAMESPACE = "eip155"
const INTERVAL_MILLIS = 30_000
const LEAST_MILLIS = 1_000
const MAX_LOOKS = 99

/** How often it is looked, in milliseconds; what is no such number says nothing. */
const intervalOf = ({ pendingTransactions }: EvmOptions): number => {
  const { pollingInterval } = pendingTransactions ?? {}
  return pollingInterval !== undefined && pollingInterval >= LEAST_MILLIS && Number.isFinite(pollingInterval)
    ? pollingInterval
    : INTERVAL_MILLIS
}

/**
 * Looks at how many transactions the connected account has sent, those that wait included, and reads its balance again when that has
 * changed; 99 times for each account and network, so that a page that is left open stops. A look that fails does not count.
 */
export const watchPending = (rpc: JsonRpc["Service"], options: EvmOptions) =>
  Effect.gen(function* () {
    const state = yield* State
    const balances = yield* Balances
    let known: { readonly of: string; counts?: string } | undefined
    let looks = 0
    for (;;) {
      const { caipAddress, address } = state.read(accountSlice)[NAMESPACE] ?? {}
      const network = state.read(networkSlice).byNamespace[NAMESPACE]?.caipNetwork
      if (caipAddress === undefined || address === undefined || network === undefined || network.unknown)
        known = undefined
      else {
        if (known?.of !== caipAddress) {
          known = { of: caipAddress }
          looks = 0
        }
        if (looks < MAX_LOOKS) {
          looks += 1
          const reader = chainReader(rpc, options, { network })
          const counts = yield* together([
            readCount(reader, address),
            reader.read("eth_getTransactionCount", [address, "latest"], "a transaction count", decodeQuantity)
          ]).pipe(
            Effect.map(String),
            Effect.catch(() => Effect.succeed(undefined))
          )
          const before: string | undefined = known.counts
          if (counts !== undefined) known.counts = counts
          if (counts !== undefined && before !== undefined && counts !== before)
            yield* balances.refresh(NAMESPACE, true)
        }
      }
      yield* sleep(intervalOf(options))
    }
  })
