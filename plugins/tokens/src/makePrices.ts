import type { Network } from "@latchkey/core"
import { Capabilities, prices, Telemetry, type TokenPrice } from "@latchkey/core/effect"
import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { HeldToken } from "./TokensState.ts"

const DEADLINE_MILLIS = 10_000

/** Makes what asks for the prices of tokens in a currency, of whoever knows them. */
export const makePrices = (currency: string) =>
  Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const telemetry = yield* Telemetry
    return {
      areKnown: (namespace: string) => capabilities.all(namespace, prices).length > 0,
      /** What the network's coin and the tokens that the account has some of cost; nothing if that could not be read in 10 s. */
      of: (
        { namespace, network }: { readonly namespace: string; readonly network: Network },
        list: ReadonlyArray<HeldToken>
      ): Effect.Effect<ReadonlyArray<TokenPrice> | undefined> => {
        const held = list.filter(({ amount, unverified }) => amount.value > 0n && !unverified)
        const tokens = held.flatMap(({ token }) => token ?? [])
        const asked = Effect.map(
          capabilities.ask(namespace, prices, (source) => source.list({ network, tokens, currency })),
          ({ value }): ReadonlyArray<TokenPrice> | undefined => value
        )
        return withDeadline(asked, DEADLINE_MILLIS, () => Effect.succeed(undefined)).pipe(
          Effect.catch((error) => Effect.as(telemetry.report(error), undefined))
        )
      }
    }
  })
