import * as Effect from "effect/Effect"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import { SwapProviderError } from "../contract/errors.ts"
import type { SwapSource, SwapSourceDeclaration } from "../contract/SwapSource.ts"
import { together } from "../flow/together.ts"
import { makeSources } from "./makeSources.ts"

/** Makes what asks sources of swaps what they trade; one that does not load is told to the developer, and trades nothing. */
export const makeSwapCandidates = () => {
  const load = makeSources<SwapSource, SwapSourceDeclaration>(
    ({ title: provider }, cause) => new SwapProviderError({ provider }, cause),
    ["contracts", "known"]
  )
  return (
    sources: ReadonlyArray<SwapSourceDeclaration>,
    networkId: CaipNetworkId
  ): Effect.Effect<ReadonlyArray<CaipAddress>> =>
    Effect.map(
      together(
        sources.map((declared) =>
          Effect.catch(
            Effect.map(load(declared), ({ known }) => known?.(networkId) ?? []),
            // `makeSources` has told of it: what is held is known without this one.
            () => Effect.succeed<ReadonlyArray<CaipAddress>>([])
          )
        )
      ),
      (lists) => lists.flat()
    )
}
