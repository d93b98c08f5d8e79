import type { WalletChain } from "@latchkey/testing"
import { partNames, startStack } from "../../stack/startStack.ts"

/** The nodes that the pages and the wallet read from. */
export interface Nodes {
  /** What the wallet knows of Ethereum. */
  readonly chains: ReadonlyArray<WalletChain>
  /** URLs by CAIP-2 id. A network whose node's software is not installed has none; it is then not read. */
  readonly rpcUrls: Readonly<Record<string, ReadonlyArray<string>>>
  readonly stop: () => Promise<void>
}

/** Starts a node for every namespace whose software is installed. Fails: when one does not start. */
export const startNodes = async (): Promise<Nodes> => {
  const stack = await startStack({ parts: partNames })
  const { evm, ...others } = stack.state()
  const chains = evm.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const networks = Object.values(others)
    .flat()
    .filter((network) => typeof network === "object" && "caipNetworkId" in network)
  return {
    chains,
    rpcUrls: Object.fromEntries([
      ...chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [rpcUrl]] as const),
      ...networks.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, [rpcUrl]] as const)
    ]),
    stop: stack.stop
  }
}
