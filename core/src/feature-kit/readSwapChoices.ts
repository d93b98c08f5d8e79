import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import type { SwapChoice } from "../contract/SwapActions.ts"
import type { SwapPlace } from "../contract/SwapSource.ts"
import { together } from "../flow/together.ts"

/**
 * What an account holds of a network's coin and of the contracts of tokens, as the chain says it, for a source of swaps. A token that gives
 * no usable answer is left out. Fails: as reading the coin does, without which there is no network to read.
 */
export const readSwapChoices = (
  {
    calls,
    network,
    provider,
    address
  }: Pick<SwapPlace, "calls" | "network" | "provider"> & { readonly address: string },
  contracts: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<SwapChoice>, KitError> =>
  Effect.map(
    together(
      [undefined, ...contracts].map((contract) => {
        const token = contract === undefined ? undefined : (`${network.caipNetworkId}:${contract}` as const)
        return Effect.catch(
          Effect.map(calls.holding({ network, provider, token, address }), (held): SwapChoice => ({
            id: held.token ?? "native",
            name: held.name,
            symbol: held.amount.symbol,
            decimals: held.amount.decimals,
            balance: held.amount.value
          })),
          (error) => (token === undefined ? Effect.fail(error) : Effect.succeed(undefined))
        )
      })
    ),
    (choices) => choices.filter((choice) => choice !== undefined)
  )
