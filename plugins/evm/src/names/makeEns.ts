import type { ReadOptions } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import {
  NameFailedError,
  NameInvalidError,
  NodeAnswerInvalidError,
  type Http,
  type JsonRpc,
  type NameQuery,
  type NameReader,
  type PluginPartMissingError
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { causeOf } from "../api/NetworkReader.ts"
import { findRevert } from "../api/revertReason.ts"
import { chainIdOf } from "../ChainId.ts"
import { decodedWith, readNetwork, type Answer, type ReadFault } from "../provider/readNetwork.ts"
import {
  decodeAddress,
  decodeAddressOn,
  decodeAvatar,
  decodeResolve,
  decodeReverse,
  encodeResolve,
  encodeReverse,
  records
} from "./ensCalls.ts"
import { ensName, type EnsName } from "./ensName.ts"
import { ensRegistry, type EnsRegistry } from "./ensRegistry.ts"
import { normalName } from "./normalName.ts"
import { askGateways } from "./askGateways.ts"
import { encodeCallback, findLookup, type OffchainLookup } from "./offchainCalls.ts"

/** How often one question may be sent to a server: more is a ring. */
const MAX_LOOKUPS = 4
/** Chain ids beyond this have no type of coin (ENSIP-11). */
const MAX_COIN_CHAIN = 0x7fff_ffff

// By which the universal resolver says that there is nothing: no resolver, one that is no contract or knows no such record, a
// reverse name that leads elsewhere. Another revert says nothing of the name.
const NOTHING = /^0x(?:77209fe8|1e9535f2|7b1c461b|ef9c03ce)/

const saysNothing = (fault: ReadFault): boolean => NOTHING.test(findRevert(causeOf(fault))?.data ?? "")

/** The code of an account that a key can sign for: none, or what EIP-7702 lets it stand in for. */
const isKeyAccount = (code: unknown): boolean | undefined =>
  typeof code === "string" && /^0x[0-9a-f]*$/i.test(code) ? /^0x(?:ef0100.{40})?$/i.test(code) : undefined

interface Asked extends EnsName {
  readonly name: string
  readonly registry: EnsRegistry
}

const registryOf = ({ network, networks }: NameQuery): Effect.Effect<EnsRegistry, NameFailedError> =>
  Effect.suspend(() => {
    const registry = ensRegistry(network, networks)
    return registry === undefined
      ? Effect.fail(new NameFailedError("The app uses no network that keeps names."))
      : Effect.succeed(registry)
  })

const asked = (
  query: NameQuery & { readonly name: string }
): Effect.Effect<Asked, NameInvalidError | NameFailedError | PluginPartMissingError> =>
  Effect.gen(function* () {
    const name = yield* normalName(query.name)
    const forms = name === undefined ? undefined : ensName(name)
    return name === undefined || forms === undefined
      ? yield* Effect.fail(new NameInvalidError({ reason: "form" }))
      : { ...forms, name, registry: yield* registryOf(query) }
  })

/**
 * The Ethereum Name Service, by its universal resolver (ENSIP-23) over the sources of `readSources`. Names whose records lie on a
 * server (EIP-3668) are followed to those that `NameQuery.gateways` names, and fail elsewhere.
 */
export const makeEns = (rpc: JsonRpc["Service"], http: Http["Service"], options: ReadOptions): NameReader => {
  const read = <A>(
    { network }: EnsRegistry,
    { provider }: NameQuery,
    method: string,
    params: ReadonlyArray<unknown>,
    decode: (answer: Answer) => Effect.Effect<A, ReadFault>
  ): Effect.Effect<A, NameFailedError> =>
    Effect.mapError(
      readNetwork(rpc, { network, provider, method, params, options }, decode),
      // Of a request that came to nothing HTTP has told; an answer that says nothing of the name is the node's own.
      (fault) =>
        new NameFailedError(
          fault._tag === "WalletFault"
            ? new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what: "a name" }, fault.cause)
            : causeOf(fault)
        )
    )

  const call = <A>(
    registry: EnsRegistry,
    query: NameQuery,
    data: string,
    decode: (answer: unknown) => A | undefined,
    nothing: A,
    lookups = 0
  ): Effect.Effect<A, NameFailedError> => {
    const asked = read(
      registry,
      query,
      "eth_call",
      [{ to: registry.resolver, data }, "latest"],
      (answer): Effect.Effect<{ readonly value: A } | OffchainLookup, ReadFault> =>
        Effect.catch(
          Effect.map(decodedWith(decode)(answer), (value): { readonly value: A } | OffchainLookup => ({
            value
          })),
          (fault): Effect.Effect<{ readonly value: A } | OffchainLookup, ReadFault> => {
            if (saysNothing(fault)) return Effect.succeed({ value: nothing })
            const lookup = findLookup(causeOf(fault))
            return lookup === undefined ? Effect.fail(fault) : Effect.succeed(lookup)
          }
        )
    )
    return Effect.flatMap(asked, (found) => {
      if ("value" in found) return Effect.succeed(found.value)
      // A contract that sends to a server in another's name would have that one take the answer.
      if (found.sender !== registry.resolver.toLowerCase() || lookups === MAX_LOOKUPS)
        return Effect.fail(new NameFailedError("Where the records lie is not said by who was asked."))
      return Effect.flatMap(askGateways(http, query.gateways ?? [], found), (answer) =>
        call(registry, query, encodeCallback(found, answer), decode, nothing, lookups + 1)
      )
    })
  }

  const record = (
    query: NameQuery,
    { registry, ...name }: Asked,
    data: string,
    decode: (digits: string) => string | undefined,
    nothing: string
  ) =>
    call(
      registry,
      query,
      encodeResolve(name, data),
      (answer) => {
        const digits = decodeResolve(answer)
        return digits === undefined ? undefined : decode(digits)
      },
      nothing
    )

  /** Whether an address on Ethereum is a key's, and so the same owner's on every network; a contract is there alone. */
  const isEverywhere = ({ registry }: Asked, query: NameQuery, address: string) =>
    read(registry, query, "eth_getCode", [address, "latest"], decodedWith(isKeyAccount))

  return {
    resolve: (query) =>
      Effect.gen(function* () {
        const name = yield* asked(query)
        const found = (address: string) => (address === "none" ? undefined : { name: name.name, address })
        const onEthereum = record(query, name, records.address(name), decodeAddress, "none")
        if (name.registry.network.caipNetworkId === query.network.caipNetworkId)
          return found(yield* onEthereum)
        const chainId = chainIdOf(query.network) ?? Infinity
        const [here, there] = yield* together([
          chainId > MAX_COIN_CHAIN
            ? Effect.succeed("none")
            : record(query, name, records.addressOn(name, chainId), decodeAddressOn, "none"),
          onEthereum
        ])
        if (here !== "none" || there === "none") return found(here)
        return (yield* isEverywhere(name, query, there)) ? found(there) : undefined
      }),
    reverse: (query) =>
      Effect.gen(function* () {
        const claimed = yield* call(
          yield* registryOf(query),
          query,
          encodeReverse(query.address),
          decodeReverse,
          ""
        )
        // A name in another form than its own is one that somebody made to look like it.
        return claimed !== "" && (yield* normalName(claimed)) === claimed ? claimed : undefined
      }),
    avatar: (query) =>
      Effect.gen(function* () {
        const name = yield* asked(query)
        return (yield* record(query, name, records.avatar(name), decodeAvatar, "")) || undefined
      })
  }
}
