import type { KitCore } from "@latchkey/core"
import { pluginContract } from "@latchkey/testing"
import { describe, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { pulseSender, telemetry, type TelemetryApi } from "./index.ts"

const use = async (kit: KitCore) => {
  const { allow, flush } = (kit as KitCore & { readonly telemetry: TelemetryApi }).telemetry
  await allow()
  kit.open()
  await kit.connect({ connectorId: "wallet" })
  await kit.disconnect()
  await flush()
}

describe("telemetry keeps the contract of plugins", () => {
  const subject = {
    make: () => telemetry({ sender: pulseSender({ projectId: "p", url: "https://pulse.example" }) }),
    others: () => [virtualChain({ wallet: {} }, "eip155").plugin],
    networks: [testNetwork(1, "eip155")],
    respond: () => ({}),
    use
  }
  it.each(pluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
