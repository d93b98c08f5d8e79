import type { KitState } from "@latchkey/core"
import type { SentBatch } from "@latchkey/batches/react"
import { batchesFills } from "../../../plugins/batches/src/react/fills.ts"
import type { Script } from "./fakeKit.ts"
import { address, at, connected, withAll, withFillings } from "./world.ts"

const account = `one:1:${address}` as const
const hash = (digit: string) => `0x${digit.repeat(64)}`
const receipt = (digit: string, status: "success" | "failed" | "unknown") => ({
  hash: hash(digit),
  status,
  block: 7,
  explorerUrl: `https://explorer.test/tx/${hash(digit)}`
})
const batch: SentBatch = {
  id: "1",
  account,
  calls: [
    { to: `0x${"a".repeat(40)}`, data: "0x095ea7b3" },
    { to: `0x${"b".repeat(40)}`, value: "0x2386f26fc10000" },
    { to: `0x${"c".repeat(40)}`, value: "0x1" }
  ],
  sentAt: Date.UTC(2026, 3, 9),
  isFollowed: false,
  status: "pending",
  receipts: []
}
const apis = { batches: { send: async () => ({ id: "1" }), follow: async () => {} } }
const sceneOf = (name: string, more: Partial<SentBatch>): Script & { readonly name: string } => ({
  name: `Batch, ${name}`,
  apis,
  state: withAll(
    connected(),
    withFillings(...batchesFills),
    (state: KitState) => ({ ...state, batches: { list: [{ ...batch, ...more }] } }),
    at("batches/Status", {}, ["Account"])
  )
})

/** What becomes of calls that a wallet took on. */
export const batchScenes: ReadonlyArray<Script & { readonly name: string }> = [
  sceneOf("pending", { isFollowed: true }),
  sceneOf("confirmed", { status: "confirmed", isAtomic: true, receipts: [receipt("a", "success")] }),
  sceneOf("partly failed", {
    status: "partlyFailed",
    isAtomic: false,
    receipts: [receipt("a", "success"), receipt("b", "failed"), receipt("c", "unknown")]
  }),
  sceneOf("failed", { status: "failed", isAtomic: true, receipts: [receipt("a", "failed")] }),
  sceneOf("not sent", { status: "offchainFailure" }),
  sceneOf("unknown", {
    status: "unknown",
    receipts: [{ hash: hash("a"), status: "unknown" }]
  }),
  sceneOf("none", { account: "one:1:0x1" })
]
