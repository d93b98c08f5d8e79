import type { StackState } from "../../tests/stack/Stack.ts"
import type { Stack } from "../src/playground/Stack.ts"

/** What the playground knows about the local networks. */
export const pageStack = ({
  evm,
  solana,
  bitcoin,
  polkadot,
  cosmos,
  walletConnect,
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
  ...("relayUrl" in walletConnect ? { pairing: walletConnect } : {}),
  missing: missing.map(({ missing: chain, package: name }) => ({ chain, package: name }))
})
