import type { CaipNetworkId, Network } from "@latchkey/core"
import {
  NetworkMismatchError,
  NodeAnswerInvalidError,
  type RpcUrlMissingError,
  type SdkMissingError
} from "@latchkey/core/effect"
import { fromPromise, withDeadline } from "@latchkey/core/chain-kit/effect"
import type { ApiPromise } from "@polkadot/api"
import * as Effect from "effect/Effect"
import type { signPayload } from "../api/signPayload.ts"
import type { Codec } from "../codec.ts"
import type { NodeUnreachableError } from "../errors.ts"

const DEADLINE = 15_000

/** Why no API of a network could be opened. */
export type OpenError = RpcUrlMissingError | SdkMissingError | NodeUnreachableError

/** What transfers need of the rest of the plugin. */
export interface TransferHost {
  readonly codec: Codec
  readonly signPayload: typeof signPayload
  /** The open API of a network; see `PolkadotApi.getApi`. */
  readonly openApi: (network: Network) => Effect.Effect<ApiPromise, OpenError>
}

/** Why a network could not be read. */
export type ReadError = NodeAnswerInvalidError

/** An open network. */
export interface ChainReader {
  readonly network: Network
  readonly codec: Codec
  readonly signPayload: typeof signPayload
  readonly api: ApiPromise
  /** Asks the node; `what` is asked for, as an error says it: "a balance". Fails: `ReadError`. */
  readonly read: <A>(what: string, ask: () => PromiseLike<A>) => Effect.Effect<A, ReadError>
}

/** Opens a network whose node says that it is the one. Fails: `NetworkMismatchError`, and as opening it does. */
export const openChain = (
  { codec, signPayload, openApi }: TransferHost,
  network: Network
): Effect.Effect<ChainReader, OpenError | NetworkMismatchError> =>
  Effect.flatMap(openApi(network), (api): Effect.Effect<ChainReader, NetworkMismatchError> => {
    const { caipNetworkId: networkId } = network
    const actual: CaipNetworkId = `polkadot:${api.genesisHash.toHex().slice(2, 34)}`
    return actual === networkId
      ? Effect.succeed({
          network,
          codec,
          signPayload,
          api,
          read: (what, ask) => {
            const failed = (cause: unknown) => new NodeAnswerInvalidError({ networkId, what }, cause)
            return withDeadline(
              fromPromise(async () => ask(), failed),
              DEADLINE,
              () => Effect.fail(failed("No answer in time."))
            )
          }
        })
      : Effect.fail(new NetworkMismatchError({ expected: networkId, actual }))
  })
