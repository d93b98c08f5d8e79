import { featurePluginContract } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { network, testChain } from "../support/testChain.ts"
import { smartSessions, type SmartSessionsApi } from "./index.ts"
import { smartSessions as withViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly smartSessions: SmartSessionsApi }).smartSessions.load()
}

describe.each([
  ["smartSessions", smartSessions],
  ["smartSessions with its views", withViews]
])("%s keeps the contract of features", (_, make) => {
  const options = { projectId: "one", url: "https://cosigner.test" }
  const subject = {
    make: () => make(options),
    others: () => [testChain().plugin],
    without: () => [testChain({ canGrant: false }).plugin],
    networks: [network(1), network(2)],
    features: { smartSessions: true },
    respond: () => ({ pcis: [] }),
    use
  }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
