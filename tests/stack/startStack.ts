import { startEvm, type EvmChain, type EvmOptions } from "./evm/startEvm.ts"
import type { MissingPart, ServerHealth, Stack } from "./Stack.ts"

export interface StackOptions extends EvmOptions {}

/**
 * Starts every part whose software is installed, on 127.0.0.1 only. Two stacks can run side by side.
 *
 * Its processes end with `stop()`, or with this process, however that ends short of SIGKILL.
 *
 * Fails: when a part cannot start, for instance because its port is taken; nothing is left running then.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const begin = performance.now()
  const part = await startEvm(options)
  const evm = "missing" in part ? undefined : part
  const missing: readonly MissingPart[] = "missing" in part ? [part] : []
  const startTime = performance.now() - begin
  const chains = evm?.chains ?? []
  return {
    ...(evm && { evm }),
    missing,
    startTime,
    health: () => Promise.all(chains.map(chainHealth)),
    state: () => ({ pid: process.pid, evm: chains.map(({ rpc: _, ...chain }) => chain), missing }),
    stop: async () => evm?.stop()
  }
}

async function chainHealth(chain: EvmChain): Promise<ServerHealth> {
  const name = `${chain.name} (eip155:${chain.id})`
  try {
    const [id, block] = await Promise.all([
      chain.rpc<string>("eth_chainId"),
      chain.rpc<string>("eth_blockNumber")
    ])
    const healthy = Number(id) === chain.id
    return { name, url: chain.rpcUrl, healthy, detail: `chain id ${Number(id)}, block ${Number(block)}` }
  } catch (cause) {
    return { name, url: chain.rpcUrl, healthy: false, detail: String(cause) }
  }
}
