import { evm } from "@latchkey/evm"
import { connectorPluginContract } from "@latchkey/testing"
import { base, mainnet } from "viem/chains"
import { describe, it } from "vitest"
import { CLIENT_ORIGIN, testFarcaster, type TestFarcaster } from "../support/testFarcaster.ts"
import { farcaster } from "./index.ts"

describe.each([
  ["in a frame", false],
  ["in a native app", true]
])("farcaster, %s, keeps the contract of connectors", (_, isNative) => {
  it.each(
    connectorPluginContract<TestFarcaster>({
      // The contract asks for the connection itself.
      make: () => farcaster({ allowedDomains: [CLIENT_ORIGIN], autoConnect: false }),
      others: () => [evm()],
      networks: [mainnet, base],
      wallet: (storage) => testFarcaster(storage, { isNative }),
      methods: { connect: "eth_requestAccounts" },
      useless: [
        { name: "no account", answer: () => [] },
        { name: "an account of another chain", answer: () => ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"] }
      ],
      tells: {
        accounts: (wallet) => wallet.choose(2),
        network: (wallet) => wallet.move(base.id)
      },
      disconnecting: "silent"
    })
  )("$name", ({ run }) => run(), 60_000)
})
