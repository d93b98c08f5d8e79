import type { WalletChain } from "@latchkey/testing"
import { startBitcoin } from "../../stack/bitcoin/startBitcoin.ts"
import { startCosmos } from "../../stack/cosmos/startCosmos.ts"
import { startEvm } from "../../stack/evm/startEvm.ts"
import { startPolkadot } from "../../stack/polkadot/startPolkadot.ts"
import { startSolana } from "../../stack/solana/startSolana.ts"

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
  const starting = [startEvm({}), startSolana(), startBitcoin(), startPolkadot(), startCosmos()] as const
  const settled = await Promise.allSettled(starting)
  const running = settled.flatMap((part) =>
    part.status === "fulfilled" && !("missing" in part.value) ? [part.value] : []
  )
  const stop = async () => void (await Promise.all(running.map((part) => part.stop())))
  const failed = settled.find((part) => part.status === "rejected")
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  const evm = await starting[0]
  const chains = "missing" in evm ? [] : evm.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const others = running.flatMap((part) => ("networks" in part ? part.networks : []))
  return {
    chains,
    rpcUrls: Object.fromEntries([
      ...chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [rpcUrl]] as const),
      ...others.map((network) => [network.caipNetworkId, [network.rpcUrl]])
    ]),
    stop
  }
}
