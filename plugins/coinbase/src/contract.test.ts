import { evm } from "@latchkey/evm"
import { connectorPluginContract } from "@latchkey/testing"
import { base, mainnet } from "viem/chains"
import { describe, it } from "vitest"
import { KEYS_URL, testCoinbase, type TestCoinbase } from "../support/testCoinbase.ts"
import { coinbase } from "./index.ts"
import { coinbaseModule } from "./module.ts"

let wallet: TestCoinbase
const options = { keysUrl: KEYS_URL }

describe("coinbase keeps the contract of connectors", () => {
  it.each(
    connectorPluginContract<TestCoinbase>({
      make: () => ({
        ...coinbase(options),
        // The wallet's own window is no window of the plugin's.
        load: async () => coinbaseModule(options, wallet?.page())
      }),
      others: () => [evm()],
      networks: [mainnet, base],
      wallet: () => (wallet = testCoinbase()),
      methods: { connect: "eth_requestAccounts" },
      useless: [
        { name: "no account", answer: () => [] },
        { name: "an account of another chain", answer: () => ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"] }
      ],
      disconnecting: "silent"
    })
  )("$name", ({ run }) => run(), 60_000)
})
