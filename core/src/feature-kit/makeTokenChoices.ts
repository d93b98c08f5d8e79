import * as Effect from "effect/Effect"
import { Capabilities } from "../capability/Capabilities.ts"
import { contractCalls } from "../capability/ContractCalls.ts"
import type { TokenHolding } from "../capability/TokenBalances.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { KitError } from "../error/KitError.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { canonicalTokens } from "./canonicalTokens.ts"
import { keepToken, readKeptTokens } from "./keptTokens.ts"
import type { TokenHolder } from "./TokenHolder.ts"

/** What the visitor chooses of the one list of an account. */
export interface TokenChoices {
  /**
   * Counts a token by its address and keeps it, for every account of this browser. Fails: `TransferTokenInvalidError` where no token is
   * there, `CapabilityMissingError`, and as reading the chain does.
   */
  readonly add: (holder: TokenHolder, token: CaipAddress) => Effect.Effect<TokenHolding, KitError>
  /** Keeps whether a token is shown. */
  readonly show: (token: CaipAddress, isShown: boolean) => void
  /** The tokens that the visitor does not want to see. */
  readonly hidden: () => ReadonlySet<CaipAddress>
}

/** Makes what keeps the visitor's choices of tokens. */
export const makeTokenChoices = Effect.gen(function* () {
  const storage = yield* KeyValue
  const capabilities = yield* Capabilities
  const namespaces = yield* Namespaces
  const choices: TokenChoices = {
    add: ({ address, network, provider }, token) =>
      Effect.gen(function* () {
        const [id = token] = canonicalTokens([token], network, namespaces)
        const { calls } = yield* capabilities.get(network.chainNamespace, contractCalls)
        const found = yield* (yield* calls).holding({ network, provider, token: id, address })
        keepToken(storage, found.token ?? id, { added: true, hidden: false })
        return found
      }),
    show: (token, isShown) => keepToken(storage, token, { hidden: !isShown }),
    hidden: () => new Set(readKeptTokens(storage).hidden)
  }
  return choices
})
