import * as Effect from "effect/Effect"
import type { TokenHolding } from "../capability/TokenBalances.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import { swapSourcesOn } from "../contract/SwapSource.ts"
import type { PluginState } from "../kernel/PluginState.ts"
import { State } from "../kernel/State.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { transactionsSlice } from "../transaction/TransactionsState.ts"
import { canonicalTokens } from "./canonicalTokens.ts"
import { keepToken, readKeptTokens } from "./keptTokens.ts"
import type { TokenHolder } from "./TokenHolder.ts"
import { makeSwapCandidates } from "./makeSwapCandidates.ts"

/** Makes what gathers the tokens that an account may hold. */
export const makeTokenCandidates = Effect.gen(function* () {
  const state = yield* State
  const storage = yield* KeyValue
  const namespaces = yield* Namespaces
  const ofSwaps = makeSwapCandidates()

  /** What moved to the account, or was let go of it, by a transaction of this browser. */
  const ofLedger = ({ address, network: { caipNetworkId } }: TokenHolder): ReadonlyArray<CaipAddress> =>
    state
      .read(transactionsSlice)
      .list.filter(({ networkId, account }) => networkId === caipNetworkId && account === address)
      .flatMap(({ moved = [], description: { receives = [], sends = [] } }) => [
        ...moved.filter(({ id }) => id === undefined),
        ...receives,
        ...sends
      ])
      .flatMap(({ token }) => token ?? [])

  return {
    candidates: (holder: TokenHolder): Effect.Effect<ReadonlyArray<CaipAddress>> => {
      const { network } = holder
      const { fillings } = (state.snapshot() as { readonly plugin: PluginState }).plugin
      return Effect.map(
        ofSwaps(swapSourcesOn(fillings, network.caipNetworkId), network.caipNetworkId),
        (traded) =>
          canonicalTokens(
            [...ofLedger(holder), ...readKeptTokens(storage).added, ...traded],
            network,
            namespaces
          )
      )
    },
    /** The ledger forgets what is long ago, and the account still holds it. */
    remember: (holder: TokenHolder, held: ReadonlyArray<TokenHolding>): void => {
      const moved = canonicalTokens(ofLedger(holder), holder.network, namespaces)
      const { added } = readKeptTokens(storage)
      for (const { token, amount } of held)
        if (token !== undefined && amount.value > 0n && moved.includes(token) && !added.includes(token))
          keepToken(storage, token, { added: true })
    }
  }
})
