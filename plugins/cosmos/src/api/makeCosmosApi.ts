import type { KitError, Network } from "@latchkey/core"
import {
  NotConnectedError,
  SigningFailedError,
  type Connections,
  type EffectApi,
  type NamespaceGrant,
  type PluginPartMissingError,
  type StateShape
} from "@latchkey/core/effect"
import { toSigningError, type ReadOptions, type WalletFault } from "@latchkey/core/chain-kit"
import { chainAccess } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { parseAddress } from "../Address.ts"
import { signArbitrary } from "../capability/signing.ts"
import type { CosmosWalletPart } from "../connectors/makeWalletPart.ts"
import type { CosmosApi } from "../CosmosApi.ts"
import { chainIdOf } from "../CosmosNetwork.ts"
import { ask, onChain } from "../provider/Keplr.ts"
import { openChain } from "../provider/openChain.ts"
import { toChainInfo } from "../provider/toChainInfo.ts"
import { ChainDataMissingError, WalletRequestFailedError, WalletRequestRejectedError } from "./errors.ts"
import { makeOfflineSigner } from "./makeOfflineSigner.ts"
import { promisesIn } from "./promisesIn.ts"
import { signAmino } from "./signAmino.ts"
import { signDirect } from "./signDirect.ts"
import { isSameKey, type Signer } from "./Signer.ts"
import { makeClient, makeSigningClient } from "./stargateClients.ts"

/** What the functions of `kit.cosmos` work on. */
export interface ApiContext {
  readonly connections: Connections["Service"]
  readonly state: StateShape
  readonly wallets: Effect.Effect<CosmosWalletPart, PluginPartMissingError>
  /** The plugin's: what a page keeps and calls later ends with it. */
  readonly scope: Scope.Scope
  readonly options: ReadOptions
}

const toRequestError =
  (method: string) =>
  ({ kind, cause }: WalletFault) =>
    kind === "rejected"
      ? new WalletRequestRejectedError({ method }, cause)
      : new WalletRequestFailedError({ method }, cause)

/** The functions of `kit.cosmos`, a chunk of their own: loaded when the first of them is called. */
export const makeCosmosApi = ({
  connections,
  state,
  wallets,
  scope,
  options
}: ApiContext): EffectApi<CosmosApi> => {
  const { connected, onNetwork, peek } = chainAccess("cosmos", connections, state)

  /** The connected account that is asked for, on the network that the wallet is connected on. */
  const signerOf = ({ accounts, provider, networkId }: NamespaceGrant, asked: string | undefined) =>
    Effect.suspend((): Effect.Effect<Signer & { readonly network: Network }, KitError> => {
      const address = typeof asked === "string" ? parseAddress(asked) : undefined
      const account = asked === undefined ? accounts[0] : accounts.find((one) => one.address === address)
      if (account === undefined) return Effect.fail(new SigningFailedError("Not a connected account."))
      return onNetwork(networkId, (network) =>
        Effect.mapError(
          onChain(network, (chainId) =>
            Effect.succeed({ ...account, provider, networkId, chainId, network })
          ),
          toSigningError
        )
      )
    })
  const withSigner = <A>(asked: string | undefined, use: (signer: Signer) => Effect.Effect<A, KitError>) =>
    connected((grant) => Effect.flatMap(signerOf(grant, asked), use))

  const offlineSigner = (network: Network) =>
    Effect.gen(function* () {
      const { provider } = yield* connected(Effect.succeed)
      const key = yield* Effect.mapError(openChain(provider, network), toRequestError("enable"))
      const chainId = chainIdOf(network)!
      const { enabled } = yield* wallets
      enabled.add(provider, chainId)
      const { address, publicKey } = key.account
      const signer = { provider, networkId: network.caipNetworkId, chainId, address, publicKey }
      const asking = <A>(asked: string, sign: (signer: Signer) => Effect.Effect<A, KitError>) =>
        Effect.suspend((): Effect.Effect<A, KitError> => {
          if (peek()?.provider !== provider)
            return Effect.fail(new NotConnectedError({ namespace: "cosmos" }))
          return asked === address
            ? sign(signer)
            : Effect.fail(new SigningFailedError("Not the signer's account."))
        })
      const made = makeOfflineSigner(key, {
        amino: (asked, doc) => asking(asked, (from) => signAmino(from, doc, undefined)),
        direct: (asked, doc) => asking(asked, (from) => signDirect(from, doc, undefined)),
        toPromise: yield* promisesIn(scope)
      })
      return made === undefined
        ? yield* Effect.fail(
            new WalletRequestFailedError({ method: "getKey" }, "The wallet gave no public key.")
          )
        : made
    })

  return {
    signArbitrary: (request) =>
      Effect.gen(function* () {
        const grant = yield* connected(Effect.succeed)
        const { provider, network, address, publicKey } = yield* signerOf(grant, request?.address)
        const { signature, pub_key } = yield* signArbitrary(provider, network, address, request?.data)
        return publicKey === undefined || isSameKey(pub_key.value, publicKey)
          ? { signature, pubKey: pub_key.value }
          : yield* Effect.fail(new SigningFailedError("The wallet signed with another account."))
      }),
    signAmino: (request) =>
      withSigner(request?.address, (signer) => signAmino(signer, request?.signDoc, request?.signOptions)),
    signDirect: (request) =>
      withSigner(request?.address, (signer) => signDirect(signer, request?.signDoc, request?.signOptions)),
    suggestChain: (request) =>
      connected(({ provider }) =>
        onNetwork(request?.networkId, (network): ReturnType<EffectApi<CosmosApi>["suggestChain"]> => {
          const info = toChainInfo(network)
          const method = "experimentalSuggestChain"
          return info === undefined
            ? Effect.fail(new ChainDataMissingError({ networkId: network.caipNetworkId }))
            : Effect.asVoid(Effect.mapError(ask(provider, method, info), toRequestError(method)))
        })
      ),
    getOfflineSigner: (request) =>
      connected(({ networkId }) => onNetwork(request?.networkId ?? networkId, offlineSigner)),
    getClient: (request) => onNetwork(request?.networkId, (network) => makeClient(network, options)),
    getSigningClient: (request) =>
      connected(({ networkId }) =>
        onNetwork(request?.networkId ?? networkId, (network) =>
          Effect.flatMap(offlineSigner(network), (signer) =>
            makeSigningClient(network, signer, options, request?.clientOptions)
          )
        )
      )
  }
}
