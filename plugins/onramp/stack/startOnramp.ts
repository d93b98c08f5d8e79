import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import type { PartOptions } from "../../../tests/stack/PartOptions.ts"
import type { PayOutChain } from "../../../tests/stack/payOut.ts"
import { startSeller } from "./startSeller.ts"

/** A running seller. */
export interface OnrampPart {
  readonly url: string
  /** CAIP-10 of its dollar coin. */
  readonly usdc: `eip155:1:0x${string}`
  state(): readonly { readonly name: "seller"; readonly url: string; readonly usdc: string }[]
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

/** Starts a shop that sells coins of the local chain 1. Without that chain there is nothing to sell: then it is left out. */
export async function startOnramp({ port, part }: PartOptions = {}): Promise<
  OnrampPart | { readonly missing: "onramp"; readonly package: string }
> {
  const evm = (await part?.("evm")) as { chain(id: number): PayOutChain } | undefined
  if (evm === undefined) return { missing: "onramp", package: "@foundry-rs/anvil" }
  const chain = evm.chain(1)
  const { url, stop } = await startSeller({ port: port ?? 0, chain })
  const usdc = `eip155:1:${chain.tokens.usdc}` as const
  return {
    url,
    usdc,
    state: () => [{ name: "seller", url, usdc }],
    health: async () => {
      const answer = await fetch(`${url}/options`).catch(() => undefined)
      return [{ name: "onramp seller", url, healthy: answer?.ok === true, detail: `chain 1` }]
    },
    stop
  }
}
