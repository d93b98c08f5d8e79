import type { Network } from "@latchkey/core"
import { RpcUrlMissingError, type NamespaceGrant, type SdkMissingError } from "@latchkey/core/effect"
import { type ReadOptions, readUrls } from "@latchkey/core/chain-kit"
import { lazySdk } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { Account, Address, Chain, Client, Transport, WalletClient } from "viem"
import { chainIdOf, decodeChainId } from "../ChainId.ts"
import type { Eip1193Provider } from "../provider/Eip1193.ts"

const viem = lazySdk("viem 2", async (missing) => {
  try {
    const { createClient, createWalletClient, custom, fallback, http } = await import("viem")
    return { createClient, createWalletClient, custom, fallback, http }
  } catch (cause) {
    throw missing(cause)
  }
})

// A fallback must never carry a request that the visitor would be asked about.
const ASKS_THE_VISITOR = /^(wallet_|personal_|eth_(request|sign|sendTransaction))/

/** A provider's reads, for as long as its wallet is on the chain; everything else fails, so that the next source is asked. */
export const readsOn = (
  provider: Eip1193Provider,
  chainId: number | undefined
): Pick<Eip1193Provider, "request"> => ({
  request: async (args) => {
    if (ASKS_THE_VISITOR.test(args.method))
      throw new Error(`${args.method} is not sent through a reading client.`)
    const actual = decodeChainId(await provider.request({ method: "eth_chainId" }))
    if (actual !== chainId) throw new Error("The wallet is on another network.")
    return provider.request(args)
  }
})

/** See `EvmApi.getClient`. */
export const makeClient = (network: Network, provider: unknown, options: ReadOptions) =>
  Effect.flatMap(viem, ({ createClient, custom, fallback, http }) => {
    const { own, open } = readUrls(network, options)
    const transports = [
      ...own.map((url) => http(url)),
      ...(provider === undefined
        ? []
        : [custom(readsOn(provider as Eip1193Provider, chainIdOf(network)), { retryCount: 0 })]),
      ...open.map((url) => http(url))
    ]
    if (transports.length === 0) return Effect.fail(new RpcUrlMissingError({ method: network.caipNetworkId }))
    const client: Client<Transport, Chain> = createClient({
      chain: network.input as Chain,
      transport: fallback(transports, { rank: false })
    })
    return Effect.succeed(client)
  })

/** See `EvmApi.getWalletClient`. */
export const makeWalletClient = (
  { provider, accounts }: NamespaceGrant,
  network: Network | undefined
): Effect.Effect<WalletClient<Transport, Chain | undefined, Account>, SdkMissingError> =>
  Effect.map(viem, ({ createWalletClient, custom }) =>
    createWalletClient({
      account: accounts[0]!.address as Address,
      chain: network?.input as Chain | undefined,
      transport: custom(provider as Eip1193Provider)
    })
  )
