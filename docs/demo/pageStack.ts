import { getContractAddress } from "viem/utils"
import { deployer, entryPoint } from "../../plugins/embedded/stack/deploySmartAccounts.ts"
import type { StackState } from "../../tests/stack/Stack.ts"
import type { Stack } from "../src/playground/Stack.ts"

const cloudOf = (addresses: StackState["cloud"]): Pick<Stack, "cloudUrl"> => {
  const server = addresses.find(({ name }) => name === "server")
  return server === undefined ? {} : { cloudUrl: server.url }
}

const exchangesOf = (addresses: StackState["pay"]): Pick<Stack, "exchangesUrl"> => {
  const exchanges = addresses.find(({ name }) => name === "exchanges")
  return exchanges === undefined ? {} : { exchangesUrl: exchanges.url }
}

const embeddedOf = (addresses: StackState["embedded"]): Pick<Stack, "embedded"> => {
  const urlOf = (wanted: string) => addresses.find(({ name }) => name === wanted)?.url
  const [frame, inboxUrl] = [urlOf("frame"), urlOf("inbox")]
  return frame === undefined || inboxUrl === undefined
    ? {}
    : { embedded: { frameUrl: `${frame}/sdk`, inboxUrl } }
}

const sponsorOf = (addresses: StackState["embedded"]): Pick<Stack, "sponsor"> => {
  const urlOf = (wanted: string) => addresses.find(({ name }) => name === wanted)?.url
  const [bundler, paymaster] = [urlOf("bundler"), urlOf("paymaster")]
  return bundler === undefined || paymaster === undefined
    ? {}
    : {
        sponsor: {
          bundlerUrl: `${bundler}/1`,
          paymasterUrl: `${paymaster}/1`,
          entryPoint,
          delegate: getContractAddress({ from: deployer, nonce: 2n })
        }
      }
}

const coinbaseOf = (addresses: StackState["coinbase"]): Pick<Stack, "coinbaseUrl"> => {
  const keys = addresses.find(({ name }) => name === "keys")
  return keys === undefined ? {} : { coinbaseUrl: keys.url }
}

const safeOf = (addresses: StackState["safe"]): Pick<Stack, "safeUrl"> => {
  const host = addresses.find(({ name }) => name === "host")
  return host === undefined ? {} : { safeUrl: host.url }
}

const farcasterOf = (addresses: StackState["farcaster"]): Pick<Stack, "farcasterUrl"> => {
  const client = addresses.find(({ name }) => name === "client")
  return client === undefined ? {} : { farcasterUrl: client.url }
}

const routersOf = (chains: StackState["evm"]): Pick<Stack, "routers"> => {
  const routers = chains.flatMap(({ id, exchange, tokens }) =>
    exchange === undefined
      ? []
      : [
          {
            networkId: `eip155:${id}` as const,
            title: "Uniswap V2",
            router: exchange.router,
            // With two that keep a part of each transfer: what a visitor is told of those can be tried.
            tokens: [...Object.values(tokens), exchange.taxed, exchange.twoFaced]
          }
        ]
  )
  return routers.length === 0 ? {} : { routers }
}

/** What the playground knows about the local networks. */
export const pageStack = ({
  evm,
  solana,
  bitcoin,
  polkadot,
  cosmos,
  walletConnect,
  cloud,
  pay,
  embedded,
  safe,
  farcaster,
  coinbase,
  missing
}: StackState): Stack => ({
  networks: [
    ...evm.map(({ id, name, rpcUrl }) => ({ id: `eip155:${id}`, name, rpcUrl })),
    ...[...solana, ...bitcoin, ...polkadot].map(({ caipNetworkId, name, rpcUrl }) => ({
      id: caipNetworkId,
      name,
      rpcUrl
    })),
    ...cosmos.map(({ caipNetworkId, name, rpcUrl, restUrl }) => ({
      id: caipNetworkId,
      name,
      rpcUrl,
      restUrl
    }))
  ],
  ...cloudOf(cloud),
  ...exchangesOf(pay),
  ...embeddedOf(embedded),
  ...sponsorOf(embedded),
  ...safeOf(safe),
  ...farcasterOf(farcaster),
  ...coinbaseOf(coinbase),
  ...routersOf(evm),
  ...("relayUrl" in walletConnect ? { pairing: walletConnect } : {}),
  missing: missing.map(({ missing: chain, package: name }) => ({ chain, package: name }))
})
