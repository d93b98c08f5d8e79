import type { KitState, PreparedCall } from "@latchkey/core"
import type { AccountApprovals, GivenApproval, RevokeProgress } from "@latchkey/approvals/react"
import { approvalsFills } from "../../../plugins/approvals/src/react/fills.ts"
import { failure, type Script } from "./fakeKit.ts"
import { address, at, connected, withAll, withFillings } from "./world.ts"

const account = `one:1:${address}` as const
const contract = (digit: string) => `0x${digit.repeat(40)}`
const approval = (token: string, spender: string, more: Partial<GivenApproval> = {}): GivenApproval => ({
  token: `one:1:${contract(token)}`,
  spender: contract(spender),
  name: "USD Coin",
  amount: { value: 12_500_000n, decimals: 6, symbol: "USDC" },
  isUnlimited: false,
  key: `${token}${spender}`,
  explorerUrl: `https://explorer.test/${contract(spender)}`,
  ...more
})
const { amount: _, ...collection } = approval("c", "3", { name: "Harbour Lights", isUnlimited: true })
const list: ReadonlyArray<GivenApproval> = [
  approval("a", "1", { amount: { value: 2n ** 256n - 1n, decimals: 6, symbol: "USDC" }, isUnlimited: true }),
  approval("a", "2"),
  collection,
  approval("d", "4", {
    name: "A name as long as sixty-four characters may be, and then one more",
    amount: { value: 123_456_789_012_345_678_901n, decimals: 18, symbol: "LONGSYMBOLOF20CHARAC" }
  }),
  approval("e", "5", { name: "", amount: { value: 7n, decimals: 0, symbol: "" } })
]
const request: PreparedCall = {
  networkId: "one:1",
  sender: address,
  call: { to: contract("a"), value: 0n, data: "0x" },
  fee: { value: 38_000_000_000_000n, decimals: 18, symbol: "ETH" },
  request: {}
}
const review = (of: GivenApproval) => ({ account, approval: of, prepared: request })
const api = (prepare: () => Promise<unknown> = async () => review(list[0]!)) => ({
  approvals: {
    load: async () => {},
    prepare,
    submit: async () => {},
    stopAsking: async () => {},
    follow: async () => {}
  }
})
const approvalsIn = (
  view: string,
  read: Partial<AccountApprovals> = {},
  more: object = {},
  params: Readonly<Record<string, unknown>> = {}
) =>
  withAll(
    connected(),
    withFillings(...approvalsFills),
    (state: KitState) => ({
      ...state,
      approvals: { byNamespace: { one: { account, status: "ready", list, ...read } }, ...more }
    }),
    at(view, params, ["Account"])
  )
const revoking = (of: GivenApproval, progress?: Partial<RevokeProgress>) =>
  approvalsIn(
    progress === undefined ? "approvals/Revoke" : "approvals/Progress",
    {},
    {
      review: review(of),
      ...(progress === undefined ? {} : { progress: { review: review(of), ...progress } })
    },
    { key: of.key }
  )

/** Who may take what of an account, and taking it back. */
export const approvalScenes: ReadonlyArray<Script & { readonly name: string }> = [
  {
    name: "Approvals",
    apis: api(),
    state: approvalsIn("approvals/List", { since: { block: 1, at: Date.UTC(2024, 3, 9) } })
  },
  {
    name: "Approvals, loading",
    apis: api(),
    state: approvalsIn("approvals/List", { status: "loading", list: [] })
  },
  { name: "Approvals, none", apis: api(), state: approvalsIn("approvals/List", { list: [] }) },
  {
    name: "Approvals, failed",
    apis: api(),
    state: approvalsIn("approvals/List", { status: "failed", list: [], code: "HTTP_TIMEOUT" })
  },
  {
    name: "Approvals, failed after a read",
    apis: api(),
    state: approvalsIn("approvals/List", { status: "failed", code: "HTTP_TIMEOUT", list: list.slice(0, 2) })
  },
  ...list.slice(0, 4).map((of, index) => ({
    name: `Revoke approval ${index + 1}`,
    apis: api(),
    state: revoking(of)
  })),
  {
    name: "Revoke approval, refused",
    apis: api(failure("TRANSFER_REFUSED")),
    state: approvalsIn("approvals/Revoke", {}, {}, { key: list[1]!.key })
  },
  {
    name: "Revoke approval, gone",
    apis: api(),
    state: approvalsIn("approvals/Revoke", {}, {}, { key: "none" })
  },
  ...(["asking", "sent"] as const).map((status) => ({
    name: `Revoke approval, ${status}`,
    apis: api(),
    state: revoking(list[0]!, { status, hash: "0x1", explorerUrl: "https://explorer.test/tx/0x1" })
  }))
]
