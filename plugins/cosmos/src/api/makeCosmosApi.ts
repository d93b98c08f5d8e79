import type { CaipNetworkId, KitError, Network } from "@latchkey/core"
import {
  NetworkNotFoundError,
  NotConnectedError,
  SigningFailedError,
  type Connections,
  type EffectApi,
  type NamespaceGrant,
  type ReadOptions,
  type ShellShape
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { signArbitrary } from "../capability/signing.ts"
import type { EnabledChains } from "../connectors/EnabledChains.ts"
import type { CosmosApi } from "../CosmosApi.ts"
import { chainIdOf } from "../CosmosNetwork.ts"
import { ask, type WalletFault } from "../provider/Keplr.ts"
import { openChain } from "../provider/openChain.ts"
import { toChainInfo } from "../provider/toChainInfo.ts"
import { ChainDataMissingError, WalletRequestFailedError, WalletRequestRejectedError } from "./errors.ts"
import { makeOfflineSigner } from "./makeOfflineSigner.ts"
import { signAmino } from "./signAmino.ts"
import { signDirect } from "./signDirect.ts"
import { isSameKey, type Signer } from "./Signer.ts"
import { makeClient, makeSigningClient } from "./stargateClients.ts"

/** What the functions of `kit.cosmos` work on. */
export interface ApiContext {
  readonly connections: Connections["Service"]
  readonly store: ShellShape["store"]
  readonly enabled: EnabledChains
  readonly options: ReadOptions
  readonly toPromise: <A>(effect: Effect.Effect<A, KitError>) => Promise<A>
}

const toRequestError =
  (method: string) =>
  ({ kind, cause }: WalletFault) =>
    kind === "declined"
      ? new WalletRequestRejectedError(method, cause)
      : new WalletRequestFailedError(method, cause)

/** The functions of `kit.cosmos`, a chunk of their own: loaded when the first of them is called. */
export const makeCosmosApi = ({
  connections,
  store,
  enabled,
  options,
  toPromise
}: ApiContext): EffectApi<CosmosApi> => {
  const connected = connections.current("cosmos")
  const networks = () => store.get().network.byNamespace["cosmos"]

  const findNetwork = (networkId: CaipNetworkId | undefined): Effect.Effect<Network, NetworkNotFoundError> =>
    Effect.suspend(() => {
      const id = networkId ?? networks()?.caipNetwork?.caipNetworkId
      const network = networks()?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === id)
      return network === undefined
        ? Effect.fail(new NetworkNotFoundError(String(id ?? "cosmos")))
        : Effect.succeed(network)
    })

  /** The connected account that is asked for, on the network that the wallet is connected on. */
  const signerOf = ({ accounts, provider, networkId }: NamespaceGrant, asked: string | undefined) =>
    Effect.suspend((): Effect.Effect<Signer & { readonly network: Network }, KitError> => {
      const address = typeof asked === "string" ? parseAddress(asked) : undefined
      const account = asked === undefined ? accounts[0] : accounts.find((one) => one.address === address)
      if (account === undefined) return Effect.fail(new SigningFailedError("Not a connected account."))
      return Effect.flatMap(findNetwork(networkId), (network) => {
        const chainId = chainIdOf(network)
        return chainId === undefined
          ? Effect.fail(new SigningFailedError(`${networkId} does not say its chain id.`))
          : Effect.succeed({ ...account, provider, networkId, chainId, network })
      })
    })
  const withSigner = <A>(asked: string | undefined, use: (signer: Signer) => Effect.Effect<A, KitError>) =>
    Effect.flatMap(connected, (grant) => Effect.flatMap(signerOf(grant, asked), use))

  const offlineSigner = (network: Network) =>
    Effect.gen(function* () {
      const { provider } = yield* connected
      const key = yield* Effect.mapError(openChain(provider, network), toRequestError("enable"))
      const chainId = chainIdOf(network)!
      enabled.add(provider, chainId)
      const { address, publicKey } = key.account
      const signer = { provider, networkId: network.caipNetworkId, chainId, address, publicKey }
      const asking = <A>(asked: string, sign: (signer: Signer) => Effect.Effect<A, KitError>) =>
        Effect.suspend((): Effect.Effect<A, KitError> => {
          if (connections.peek("cosmos")?.provider !== provider)
            return Effect.fail(new NotConnectedError("cosmos"))
          return asked === address
            ? sign(signer)
            : Effect.fail(new SigningFailedError("Not the signer's account."))
        })
      const made = makeOfflineSigner(key, {
        amino: (asked, doc) => asking(asked, (from) => signAmino(from, doc, undefined)),
        direct: (asked, doc) => asking(asked, (from) => signDirect(from, doc, undefined)),
        toPromise
      })
      return made === undefined
        ? yield* Effect.fail(new WalletRequestFailedError("getKey", "The wallet gave no public key."))
        : made
    })

  const onNetwork = <A>(
    request: { readonly networkId?: CaipNetworkId } | undefined | null,
    use: (network: Network) => Effect.Effect<A, KitError>
  ) => Effect.flatMap(findNetwork(request?.networkId), use)

  return {
    signArbitrary: (request) =>
      Effect.gen(function* () {
        const grant = yield* connected
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
      Effect.flatMap(connected, ({ provider }) =>
        onNetwork(request, (network) => {
          const info = toChainInfo(network)
          const method = "experimentalSuggestChain"
          return info === undefined
            ? Effect.fail(new ChainDataMissingError(network.caipNetworkId))
            : Effect.asVoid(Effect.mapError(ask(provider, method, info), toRequestError(method)))
        })
      ),
    getOfflineSigner: (request) =>
      Effect.flatMap(connected, ({ networkId }) =>
        onNetwork({ networkId: request?.networkId ?? networkId }, offlineSigner)
      ),
    getClient: (request) => onNetwork(request, (network) => makeClient(network, options)),
    getSigningClient: (request) =>
      Effect.flatMap(connected, ({ networkId }) =>
        onNetwork({ networkId: request?.networkId ?? networkId }, (network) =>
          Effect.flatMap(offlineSigner(network), (signer) =>
            makeSigningClient(network, signer, options, request?.clientOptions)
          )
        )
      )
  }
}
