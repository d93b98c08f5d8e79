import { evm } from "@latchkey/evm"
import { connectorPluginContract } from "@latchkey/testing"
import { base, mainnet } from "viem/chains"
import { describe, it } from "vitest"
import { SAFE_ORIGIN, testSafe, type TestSafe } from "../support/testSafe.ts"
import { safe } from "./index.ts"
import { safe as safeWithViews } from "./react/index.ts"

describe.each([
  ["safe", safe],
  ["safe with its views", safeWithViews]
])("%s keeps the contract of connectors", (_, make) => {
  it.each(
    connectorPluginContract<TestSafe>({
      // The contract asks for the connection itself.
      make: () => make({ allowedDomains: [SAFE_ORIGIN], autoConnect: false }),
      others: () => [evm()],
      networks: [mainnet, base],
      wallet: testSafe,
      methods: { connect: "getSafeInfo" },
      useless: [
        { name: "no account", answer: () => ({ chainId: 1 }) },
        { name: "no network", answer: () => ({ safeAddress: `0x${"1".repeat(40)}` }) }
      ],
      tells: {
        accounts: (wallet) => wallet.show(2),
        network: (wallet) => wallet.move(base.id)
      },
      disconnecting: "silent"
    })
  )("$name", ({ run }) => run(), 60_000)
})
