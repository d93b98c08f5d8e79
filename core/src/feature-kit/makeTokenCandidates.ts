import * as Effect from "effect/Effect"
import { Capabilities } from "../capability/Capabilities.ts"
import { requireList } from "../capability/requireList.ts"
import { tokenBalances, type TokenBalances, type TokenHolding } from "../capability/TokenBalances.ts"
import { tokenLists } from "../capability/TokenLists.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import { swapSourcesOn } from "../contract/SwapSource.ts"
import { together } from "../flow/together.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { readField } from "../error/readField.ts"
import type { PluginState } from "../kernel/PluginState.ts"
import { State } from "../kernel/State.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { tellDeveloper } from "../notice/tellDeveloper.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { transactionsSlice } from "../transaction/TransactionsState.ts"
import { canonicalTokens } from "./canonicalTokens.ts"
import { inSteps } from "./inSteps.ts"
import { namedTokens } from "./namedTokens.ts"
import { keepToken, readKeptTokens } from "./keptTokens.ts"
import type { TokenHolder } from "./TokenHolder.ts"
import { makeSwapCandidates } from "./makeSwapCandidates.ts"

/** How long the chain's own count waits for what services list, in milliseconds: what they list later, the next look counts. */
const SERVICE_MILLIS = 2_000

/** Makes what gathers the tokens that an account may hold. */
export const makeTokenCandidates = Effect.gen(function* () {
  const state = yield* State
  const storage = yield* KeyValue
  const namespaces = yield* Namespaces
  const capabilities = yield* Capabilities
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
    /** What services list of an account, for the chain to count: how much there is, none of them is asked to say. */
    listedBy: (
      { address, network, provider }: TokenHolder,
      services: ReadonlyArray<TokenBalances>
    ): Effect.Effect<ReadonlyArray<CaipAddress>> =>
      Effect.map(
        together(
          services.map((service) =>
            Effect.catch(
              withDeadline(
                requireList(tokenBalances, service.list({ address, network, provider })),
                SERVICE_MILLIS,
                () => Effect.succeed<ReadonlyArray<TokenHolding>>([])
              ),
              (error) => Effect.as(tellDeveloper(error), [])
            )
          )
        ),
        (lists) =>
          canonicalTokens(
            lists.flat().flatMap((holding) => {
              const token = readField(holding, "token")
              return typeof token === "string" ? (token as CaipAddress) : []
            }),
            network,
            namespaces
          )
      ),
    /** What lists of tokens name on a network, by canonical id: of many, in several tasks. */
    named: (network: Network): Effect.Effect<ReadonlyMap<CaipAddress, string>> =>
      Effect.flatMap(
        Effect.catch(
          withDeadline(
            Effect.map(
              capabilities.ask(network.chainNamespace, tokenLists, (lists) =>
                requireList(tokenLists, lists.list({ network }))
              ),
              ({ value }) => value
            ),
            SERVICE_MILLIS,
            () => Effect.succeed([])
          ),
          // Whoever reads a list tells of it: what the account holds is known without.
          (error) => Effect.as(tellDeveloper(error), [])
        ),
        (listed) => inSteps(namedTokens(listed, network, namespaces))
      ),
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
