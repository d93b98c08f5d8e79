import type { CaipNetworkId, KitError } from "@latchkey/core"
import * as Effect from "effect/Effect"
import type { IsSupported } from "../account/makeSupported.ts"
import { CloudGasPriceUnsupportedError, CloudProjectIdMissingError } from "../errors.ts"
import type { GasPrices } from "../GasPrices.ts"
import { makeAsk } from "../makeAsk.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import { decodeGasPrices } from "./decodeSwap.ts"

/** Makes what asks the service for the prices of gas, where it serves the network. */
export const makeGasPrices = (options: ResolvedOptions, isSupported: IsSupported) =>
  Effect.map(
    makeAsk(options),
    (ask) =>
      (networkId: CaipNetworkId): Effect.Effect<GasPrices, KitError> =>
        Effect.gen(function* () {
          if (!options.projectId) return yield* Effect.fail(new CloudProjectIdMissingError())
          if (!(yield* isSupported(networkId)))
            return yield* Effect.fail(new CloudGasPriceUnsupportedError({ networkId }))
          const answer = yield* ask.json("/v1/convert/gas-price", { chainId: networkId }, 1)
          return yield* ask.usable(decodeGasPrices(answer), "prices of gas")
        })
  )
