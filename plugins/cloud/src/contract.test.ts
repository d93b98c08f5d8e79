import type { KitCore } from "@latchkey/core"
import { pluginContract, type SentRequest } from "@latchkey/testing"
import { describe, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { generateWallets } from "../stack/generateWallets.ts"
import { cloud, type CloudApi } from "./index.ts"

const wallets = generateWallets().slice(0, 4)
const respond = ({ url }: SentRequest) =>
  url.includes("/getWallets") ? { data: wallets, count: wallets.length } : { features: [] }

const use = async (kit: KitCore) => {
  const { load, wallets: ask } = (kit as KitCore & { readonly cloud: CloudApi }).cloud
  await load()
  await ask({ search: "amber" })
}

describe("cloud keeps the contract of plugins", () => {
  const subject = {
    make: () => cloud({ projectId: "stack", urls: { api: "https://cloud.example" } }),
    others: () => [virtualChain({ wallet: {} }, "eip155").plugin],
    networks: [testNetwork(1, "eip155")],
    respond,
    use
  }
  it.each(pluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
