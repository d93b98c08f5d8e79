import type { Network } from "@latchkey/core"
import type { RpcUrlMissingError } from "@latchkey/core/effect"
import type * as Effect from "effect/Effect"
import type { Answer, ReadFault } from "../provider/readNetwork.ts"

/** Reads one network, each time over the sources that are there then; see `readNetwork`. */
export interface NetworkReader {
  readonly networkId: Network["caipNetworkId"]
  readonly read: <A, E>(
    method: string,
    params: ReadonlyArray<unknown>,
    use: (answer: Answer) => Effect.Effect<A, E>
  ) => Effect.Effect<A, E | RpcUrlMissingError>
}

/** What lies behind a source's failure: what the node or the wallet said, where it said something. */
export const causeOf = (fault: ReadFault): unknown =>
  fault._tag === "WalletFault" || fault._tag === "RpcResponseError" ? fault.cause : fault
