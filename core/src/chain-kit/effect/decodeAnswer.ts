import type * as Effect from "effect/Effect"
import type { Network } from "../../chain/Network.ts"
import { NodeAnswerInvalidError } from "../../http/nodeErrors.ts"
import { decoded } from "./decoded.ts"

/** `decoded` for a node's answer: `what` was asked for ("a balance"). Fails: `NodeAnswerInvalidError`. */
export const decodeAnswer = <A>(
  { caipNetworkId: networkId }: Pick<Network, "caipNetworkId">,
  what: string,
  decode: (answer: unknown) => A | undefined
): ((answer: unknown) => Effect.Effect<A, NodeAnswerInvalidError>) =>
  decoded(decode, (cause) => new NodeAnswerInvalidError({ networkId, what }, cause))
