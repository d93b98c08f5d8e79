import { readFileSync } from "node:fs"
import path from "node:path"
import { cached, hashOf } from "../../../tests/stack/process/cache.ts"
import { contractsKey } from "./compile.ts"
import { deployContracts, type TokenAddresses } from "./deploy.ts"
import { deployExchange, type Exchange } from "./exchange.ts"
import { deployNames } from "./names.ts"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"

interface ChainState {
  readonly tokens: TokenAddresses
  readonly exchange?: Exchange
  /** What `anvil_dumpState` gave. */
  readonly dump: string
}

/** Names the state of one chain: contracts, deployment, node and chain id. */
function stateKey(chainId: number, anvilVersion: string): string {
  const recipe = ["deploy.ts", "exchange.ts", "names.ts", "tokens.ts"].map((file) =>
    readFileSync(path.join(import.meta.dirname, file), "utf8")
  )
  return hashOf([contractsKey(), ...recipe, anvilVersion, String(chainId)])
}

/** Brings a fresh node to the stack's state: deployed once, loaded from the cache ever after. */
export async function bringToState(
  rpcUrl: string,
  chainId: number,
  anvilVersion: string
): Promise<Pick<ChainState, "tokens" | "exchange">> {
  let isFresh = false
  const state = await cached<ChainState>(`chain-${stateKey(chainId, anvilVersion)}`, async () => {
    isFresh = true
    const tokens = await deployContracts(rpcUrl)
    // As in the world, names are kept on Ethereum. There is an exchange too.
    if (chainId === 1) await deployNames(rpcUrl)
    const exchange = chainId === 1 ? { exchange: await deployExchange(rpcUrl, tokens) } : {}
    return { tokens, ...exchange, dump: await jsonRpc<string>(rpcUrl, "anvil_dumpState") }
  })
  if (!isFresh) await jsonRpc(rpcUrl, "anvil_loadState", [state.dump])
  return state
}
