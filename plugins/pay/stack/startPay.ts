import type { PartOptions } from "../../../tests/stack/PartOptions.ts"
import type { PayOutChain } from "../../../tests/stack/payOut.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { startExchange } from "./startExchange.ts"

/** Running exchanges. */
export interface PayPart {
  /** Base of their JSON-RPC, and the origin of their pages. */
  readonly url: string
  state(): readonly { readonly name: "exchanges"; readonly url: string }[]
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

/** Starts exchanges that pay coins of the local chain 1. Without that chain there is nothing to pay: then they are left out. */
export async function startPay({ port, part }: PartOptions = {}): Promise<
  PayPart | { readonly missing: "pay"; readonly package: string }
> {
  const evm = (await part?.("evm")) as { chain(id: number): PayOutChain } | undefined
  if (evm === undefined) return { missing: "pay", package: "@foundry-rs/anvil" }
  const { url, stop } = await startExchange({ port: port ?? 0, chain: evm.chain(1) })
  return {
    url,
    state: () => [{ name: "exchanges", url }],
    health: async () => {
      const answer = await fetch(`${url}/v1/json-rpc`, {
        method: "POST",
        body: JSON.stringify({ method: "reown_getExchanges", params: { asset: "eip155:1/slip44:60" } })
      }).catch(() => undefined)
      return [{ name: "exchanges", url, healthy: answer?.ok === true, detail: "chain 1" }]
    },
    stop
  }
}
