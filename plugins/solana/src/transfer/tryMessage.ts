import { readPath, toBase64 } from "@latchkey/core/chain-kit"
import type { NodeReadError, RpcReader } from "@latchkey/core/chain-kit/effect"
import type * as Effect from "effect/Effect"
import { decodeAccount, type ChainAccount } from "./readAccounts.ts"
import { CONFIRMED } from "./readChain.ts"
import { unsigned } from "./tryTransfer.ts"

/** What a node says of a transaction that it has tried: why it would fail, or what accounts would be after it. */
export interface TriedMessage {
  /** Foreign; undefined where it would not fail. */
  readonly failure: unknown
  readonly logs: unknown
  /** In the order of the places that were asked for; empty where it would fail. */
  readonly after: ReadonlyArray<ChainAccount | "none">
}

/** Lets a node try a message without sending it. Fails: `NodeReadError`, also where not all the accounts can be read. */
export const tryMessage = (
  reader: RpcReader,
  message: Uint8Array,
  places: ReadonlyArray<string>,
  what: string
): Effect.Effect<TriedMessage, NodeReadError> =>
  reader.read(
    "simulateTransaction",
    [
      toBase64(unsigned(message)),
      {
        ...CONFIRMED,
        encoding: "base64",
        sigVerify: false,
        replaceRecentBlockhash: true,
        accounts: { encoding: "base64", addresses: places }
      }
    ],
    what,
    (answer): TriedMessage | undefined => {
      const failure = readPath(answer, "value.err")
      if (failure !== null && failure !== undefined)
        return { failure, logs: readPath(answer, "value.logs"), after: [] }
      const list = readPath(answer, "value.accounts")
      const after = failure === null && Array.isArray(list) ? list.map(decodeAccount) : []
      const whole = after.filter((account) => account !== undefined)
      return whole.length === places.length
        ? { failure: undefined, logs: undefined, after: whole }
        : undefined
    }
  )
