import { NetworkMismatchError, SigningFailedError, toJson, type NamespaceGrant } from "@latchkey/core/effect"
import { toHex, toSigningError } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodeSignature } from "../capability/signing.ts"
import { decodeChainId, toNetworkId } from "../ChainId.ts"
import type { TypedData } from "../EvmApi.ts"
import { ask } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"

const DOMAIN_FIELDS = [
  { name: "name", type: "string" },
  { name: "version", type: "string" },
  { name: "chainId", type: "uint256" },
  { name: "verifyingContract", type: "address" },
  { name: "salt", type: "bytes32" }
] as const

type Domain = { readonly [Name in (typeof DOMAIN_FIELDS)[number]["name"]]?: unknown }

/** The JSON text that wallets take; the domain's type is made from its fields where it is not given. */
export const encodeTypedData = ({ domain = {}, types, primaryType, message }: TypedData): string => {
  const present = DOMAIN_FIELDS.filter(({ name }) => (domain as Domain)[name] !== undefined)
  return toJson({ types: { EIP712Domain: present, ...types }, primaryType, domain, message }, (value) =>
    typeof value === "bigint" ? value.toString() : value instanceof Uint8Array ? `0x${toHex(value)}` : value
  )
}

const encoded = (typedData: TypedData) =>
  Effect.suspend(() => {
    try {
      const text = encodeTypedData(typedData)
      return Effect.succeed({
        text,
        chainId: (JSON.parse(text) as { readonly domain: Domain }).domain.chainId
      })
    } catch (cause) {
      return Effect.fail(new SigningFailedError(cause))
    }
  })

/** Asks a connected wallet for a signature of typed data; see `EvmApi.signTypedData`. */
export const signTypedData = (
  { provider, accounts }: Pick<NamespaceGrant, "provider" | "accounts">,
  request: { readonly typedData: TypedData; readonly address?: string }
) =>
  Effect.gen(function* () {
    // Encoded before anything is awaited, and the chain taken from the text: what is checked is what gets signed.
    const { text, chainId } = yield* encoded(request.typedData)
    const address = request.address === undefined ? accounts[0]?.address : parseAddress(request.address)
    if (address === undefined) return yield* Effect.fail(new SigningFailedError("Not an address."))
    if (chainId !== undefined) {
      const expected = decodeChainId(chainId)
      if (expected === undefined)
        return yield* Effect.fail(new SigningFailedError("domain.chainId is no chain id."))
      const actual = yield* Effect.mapError(readChainId(provider), toSigningError)
      if (actual !== expected)
        return yield* Effect.fail(
          new NetworkMismatchError({ expected: toNetworkId(expected), actual: toNetworkId(actual) })
        )
    }
    const answer = yield* Effect.mapError(
      ask(provider, "eth_signTypedData_v4", [address, text]),
      toSigningError
    )
    return yield* decodeSignature(answer)
  })
