import type { KitCore } from "@latchkey/core"
import { pluginContract } from "@latchkey/testing"
import { describe, it } from "vitest"
import { mainnet } from "viem/chains"
import { evm } from "@latchkey/evm"
import { embeddedOver } from "../support/embeddedKit.ts"
import { referenceFrame } from "../support/referenceFrame.ts"
import type { EmbeddedApi } from "./EmbeddedApi.ts"
import { embeddedFills } from "./react/fills.ts"
import { embedded as embeddedWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["eip155"]?.status === "connected") return
  const { embedded } = kit as KitCore & { readonly embedded: EmbeddedApi }
  await embedded.connectEmail("ada@example.org")
  await embedded.verifyOtp("123456")
}

describe.each(["embedded", "embedded with its views"] as const)(
  "%s keeps the contract of plugins",
  (name) => {
    const make = () => {
      const plugin = embeddedOver(referenceFrame())
      if (name === "embedded") return plugin
      return {
        ...embeddedWithViews({ frameUrl: "https://wallet.example/sdk" }),
        load: async () => ({ ...(await plugin.load()), fills: embeddedFills({}) })
      }
    }
    it.each(pluginContract({ make, others: () => [evm()], networks: [mainnet], use }))(
      "$name",
      ({ run }) => run(),
      60_000
    )
  }
)
