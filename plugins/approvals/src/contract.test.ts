import { featurePluginContract, transactionContract, type TransactionSubject } from "@latchkey/testing"
import { readSlice, type KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain } from "../support/testChain.ts"
import { approvalsSlice } from "./ApprovalsState.ts"
import { approvals, type ApprovalsApi } from "./index.ts"
import { approvals as approvalsWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly approvals: ApprovalsApi }).approvals.load()
}

describe.each([
  ["approvals", approvals],
  ["approvals with its views", approvalsWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain().plugin]
  const without = () => [testChain({ canTell: false }).plugin]
  const subject = {
    make: () => make(),
    others,
    without,
    networks: [network(1), network(2)],
    use,
    draw: drawView
  }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})

describe("what approvals has a wallet send keeps the contract of transactions", () => {
  const subject: TransactionSubject = {
    id: "approvals",
    plugins: (script) => [testChain(script).plugin, approvals()],
    networks: [network(1)],
    connectorId: "wallet",
    prepare: async (kit) => {
      const { approvals } = kit as KitCore & { readonly approvals: ApprovalsApi }
      await approvals.load()
      const { byNamespace } = readSlice(kit.getSnapshot(), approvalsSlice)
      return approvals.prepare({ key: byNamespace["test"]!.list[0]!.key })
    },
    submitted: "APPROVALS_REVOKE_SUBMITTED"
  }
  it.each(transactionContract(subject))("$name", ({ run }) => run(), 60_000)
})
