import * as Effect from "effect/Effect"
import type { Amount } from "../../chain/Amount.ts"
import type { Network } from "../../chain/Network.ts"
import { RpcUrlMissingError } from "../../http/nodeErrors.ts"

/**
 * An amount of a network's native coin, from a read in base units. Fails as the read does; with `RpcUrlMissingError`,
 * and without reading, for the stand-in of an unknown network.
 */
export const nativeAmount = <E>(
  { unknown, caipNetworkId, nativeCurrency: { decimals, symbol } }: Network,
  read: Effect.Effect<bigint, E>
): Effect.Effect<Amount, E | RpcUrlMissingError> =>
  // A stand-in network has no decimals: any amount made with it would be wrong.
  unknown
    ? Effect.fail(new RpcUrlMissingError({ method: caipNetworkId }))
    : Effect.map(read, (value) => ({ value, decimals, symbol }))
