import type { StackState } from "../../tests/stack/Stack.ts"
import type { Stack } from "../src/playground/Stack.ts"

/** What the playground is told of the local networks. */
export const pageStack = ({ evm, solana, bitcoin, polkadot, cosmos, missing }: StackState): Stack => ({
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
  missing: missing.map(({ missing: chain, package: name }) => ({ chain, package: name }))
})
