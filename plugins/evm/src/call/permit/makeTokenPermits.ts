import {
  TransferChangedError,
  TransferFailedError,
  TransferRejectedError,
  type CallPlace,
  type PermitFacts,
  type TokenPermits
} from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../../Address.ts"
import { signTypedData } from "../../api/signTypedData.ts"
import { chainIdOf } from "../../ChainId.ts"
import type { TypedData } from "../../EvmApi.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { readIsContract } from "../../transfer/checkTransfer.ts"
import { parseToken } from "../../transfer/parseToken.ts"
import { decodeText, decodeWord, tokenCalls } from "../../transfer/tokenCalls.ts"
import { decodePermit, encodePermit, permitTypeHash, separatorOf } from "./permitData.ts"

// Of EIP-2612 and its usual companions.
const calls = { separator: "0x3644e515", version: "0x54fd4d50", typeHash: "0x30adf81f", nonces: "0x7ecebe00" }

const decodeHash = (answer: unknown) =>
  typeof answer === "string" && /^0x[0-9a-f]{64}$/i.test(answer) ? answer.slice(2).toLowerCase() : undefined

const isSame = (one: PermitFacts, other: PermitFacts | undefined) =>
  one.token === other?.token &&
  one.owner === other.owner &&
  one.spender === other.spender &&
  one.amount === other.amount &&
  one.deadline === other.deadline

/** A signature as 65 bytes whose last is 27 or 28, as contracts take it; undefined for any other. */
const plainSignature = (signature: string): string | undefined => {
  const [, rest, last] = /^0x([0-9a-f]{128})(00|01|1b|1c)$/.exec(signature.toLowerCase()) ?? []
  return rest === undefined ? undefined : `0x${rest}${last === "00" || last === "1b" ? "1b" : "1c"}`
}

/** Approvals by EIP-2612, of accounts that have a key. */
export const makeTokenPermits = (at: (place: CallPlace) => ChainReader): TokenPermits => ({
  prepare: ({ token, owner, spender, amount, deadline, ...place }) =>
    Effect.gen(function* () {
      const { network } = place
      const reader = at(place)
      const chainId = chainIdOf(network)
      const [contract, from, to] = [parseToken(network, token), parseAddress(owner), parseAddress(spender)]
      if (contract === undefined || from === undefined || to === undefined || chainId === undefined)
        return undefined
      // What a token does not answer it has not: whatever is missing, the approval is an ordinary one.
      const told = <A>(data: string, decode: (answer: unknown) => A | undefined) =>
        Effect.catch(reader.read("eth_call", [{ to: contract, data }, "latest"], "a permit", decode), () =>
          Effect.succeed(undefined)
        )
      const [separator, nonce, name, version, typeHash, isContract] = yield* together([
        told(calls.separator, decodeHash),
        told(`${calls.nonces}${from.slice(2).toLowerCase().padStart(64, "0")}`, decodeWord),
        told(tokenCalls.name, decodeText),
        told(calls.version, decodeText),
        told(calls.typeHash, decodeHash),
        Effect.catch(readIsContract(reader, from), () => Effect.succeed(true))
      ])
      if (separator === undefined || nonce === undefined || name === undefined || isContract) return undefined
      // Dai's own form has the same calls beside it.
      if (typeHash !== undefined && typeHash !== permitTypeHash()) return undefined
      const domain = [...(version === undefined ? [] : [version]), "1", "2"]
        .map((one) => ({ name, version: one, chainId, contract }))
        .find((one) => separatorOf(one) === separator)
      if (domain === undefined) return undefined
      const text = encodePermit(domain, { owner: from, spender: to, value: amount, nonce, deadline })
      // Everything is read out of the request.
      const facts = decodePermit(text)
      return facts === undefined
        ? undefined
        : Object.freeze({
            networkId: network.caipNetworkId,
            sender: facts.owner,
            facts,
            request: Object.freeze({ typedData: text })
          })
    }),

  sign: ({ prepared, provider, network }) =>
    Effect.gen(function* () {
      const { typedData: text } = prepared.request as { readonly typedData?: unknown }
      const { facts, sender, networkId } = prepared
      const changed = Effect.fail(new TransferChangedError({ what: "request" }))
      if (typeof text !== "string" || networkId !== network.caipNetworkId) return yield* changed
      const now = decodePermit(text)
      if (!isSame(facts, now) || facts.owner !== sender || !facts.token.startsWith(`${networkId}:`))
        return yield* changed
      const typedData = JSON.parse(text) as TypedData
      const signature = yield* signTypedData({ provider, accounts: [] }, { typedData, address: sender }).pipe(
        Effect.mapError((error) =>
          error._tag === "NetworkMismatchError"
            ? error
            : error.rejected
              ? new TransferRejectedError(error.cause)
              : new TransferFailedError(error.cause)
        )
      )
      const plain = plainSignature(signature)
      return plain === undefined
        ? yield* Effect.fail(new TransferFailedError("The wallet's signature is not of a key."))
        : plain
    })
})
