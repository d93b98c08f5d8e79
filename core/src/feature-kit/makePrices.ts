import * as Effect from "effect/Effect"
import { Capabilities } from "../capability/Capabilities.ts"
import { requireList } from "../capability/requireList.ts"
import { prices, type TokenPrice } from "../capability/Prices.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"

const DEADLINE_MILLIS = 10_000

/** Makes what asks for prices in a currency, a code of ISO 4217 in capitals, of whoever knows them. */
export const makePrices = (currency: string) =>
  Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const telemetry = yield* Telemetry
    return {
      /** Whether there is somebody to ask. */
      areKnown: (namespace: string) => capabilities.all(namespace, prices).length > 0,
      /** What the network's coin and these tokens cost, as it was told; undefined if that could not be read in 10 s. */
      of: (network: Network, tokens: ReadonlyArray<CaipAddress>) => {
        const asked = Effect.map(
          capabilities.ask(network.chainNamespace, prices, (source) =>
            requireList(prices, source.list({ network, tokens, currency }))
          ),
          ({ value }): ReadonlyArray<TokenPrice> | undefined => value
        )
        return withDeadline(asked, DEADLINE_MILLIS, () => Effect.succeed(undefined)).pipe(
          Effect.catch((error) => Effect.as(telemetry.report(error), undefined))
        )
      }
    }
  })
