import type { Network } from "@latchkey/core"
import { RpcUrlMissingError, type SdkMissingError } from "@latchkey/core/effect"
import { type ReadOptions, readUrls } from "@latchkey/core/chain-kit"
import type { SigningStargateClient, SigningStargateClientOptions, StargateClient } from "@cosmjs/stargate"
import { fromPromise, lazySdk, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { CosmosOfflineSigner } from "../CosmosApi.ts"
import { chainIdOf, chainOf } from "../CosmosNetwork.ts"
import { NodeUnreachableError } from "./errors.ts"

const NODE_DEADLINE = 10_000

const stargate = lazySdk("@cosmjs/stargate", async (missing) => {
  try {
    const { GasPrice, SigningStargateClient, StargateClient } = await import("@cosmjs/stargate")
    return { GasPrice, SigningStargateClient, StargateClient }
  } catch (cause) {
    throw missing(cause)
  }
})

/** A client over the first URL where a node of the network answers. */
const connectFirst = <Client extends StargateClient>(
  network: Network,
  options: ReadOptions,
  connect: (url: string) => Promise<Client>
): Effect.Effect<Client, NodeUnreachableError | RpcUrlMissingError> => {
  const { caipNetworkId: networkId } = network
  const { own, open } = readUrls(network, options)
  const urls = [...own, ...open].filter((url) => /^https?:/i.test(url))
  const attempts = urls.map((url) =>
    withDeadline(
      fromPromise(
        async () => {
          const client = await connect(url)
          if ((await client.getChainId()) === chainIdOf(network)) return client
          client.disconnect()
          throw new Error("The node is of another network.")
        },
        (cause) => new NodeUnreachableError({ networkId }, cause)
      ),
      NODE_DEADLINE,
      () => Effect.fail(new NodeUnreachableError({ networkId }, "The node did not answer in time."))
    )
  )
  const none: Effect.Effect<Client, NodeUnreachableError | RpcUrlMissingError> = Effect.fail(
    new RpcUrlMissingError({ method: networkId })
  )
  return attempts.reduce((earlier, next) => Effect.catch(earlier, () => next), none)
}

/** See `CosmosApi.getClient`. */
export const makeClient = (network: Network, options: ReadOptions) =>
  Effect.flatMap(stargate, ({ StargateClient }) =>
    connectFirst(network, options, (url) => StargateClient.connect(url))
  )

const averagePrice = (network: Network): string | undefined => {
  const chain = chainOf(network)
  const price = chain?.gasPrices?.average
  // CosmJS reads plain decimals of at most 18 places, not 1e-7.
  return typeof price === "number" && Number.isFinite(price) && price >= 0
    ? `${price.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 18 })}${chain!.denom}`
    : undefined
}

/** See `CosmosApi.getSigningClient`. */
export const makeSigningClient = (
  network: Network,
  signer: CosmosOfflineSigner,
  options: ReadOptions,
  clientOptions: SigningStargateClientOptions = {}
): Effect.Effect<SigningStargateClient, NodeUnreachableError | RpcUrlMissingError | SdkMissingError> =>
  Effect.flatMap(stargate, ({ GasPrice, SigningStargateClient }) =>
    connectFirst(network, options, async (url) => {
      const price = averagePrice(network)
      return SigningStargateClient.connectWithSigner(url, signer, {
        ...(price === undefined ? {} : { gasPrice: GasPrice.fromString(price) }),
        ...clientOptions
      })
    })
  )
