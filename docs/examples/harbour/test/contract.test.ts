import { it } from "node:test"
import { onramp } from "@latchkey/onramp"
import { swap } from "@latchkey/swap"
import { pluginContract } from "@latchkey/testing"
import { harbour } from "latchkey-plugin-harbour"
import { network, testChain } from "./testChain.ts"

const plugin = () =>
  harbour({
    url: "http://127.0.0.1:1",
    networkId: "sea:main",
    contract: "t9",
    token: "sea:main:t5"
  })

for (const { name, run } of pluginContract({
  make: plugin,
  others: () => [testChain().plugin, swap(), onramp()],
  networks: [network]
})) {
  void it(name, run)
}
