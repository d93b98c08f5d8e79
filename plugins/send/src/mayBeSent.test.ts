import type { PreparedTransfer } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { mayBeSent } from "./mayBeSent.ts"
import type { SendState } from "./SendState.ts"

type Told = Parameters<typeof mayBeSent>[0]

const transfer = {
  networkId: "test:1",
  sender: "a1",
  receiver: "b1",
  token: "test:1:t1",
  amount: { value: 5n, decimals: 2, symbol: "TEA" }
} as unknown as PreparedTransfer
const under = (status: string, moved: object = transfer): Told =>
  ({ sent: [], progress: { status, transfer: moved } }) as unknown as Told
const before = (status: string, moved: object = transfer): Told =>
  ({ sent: [{ status, transfer: moved }] }) as unknown as Pick<SendState, "progress" | "sent">

describe("T28 whether a transfer may have been sent before", () => {
  it.each(["asking", "sent", "pending", "unknown"])("it may while one is %s, now or before", (status) => {
    expect([under(status), before(status)].map((told) => mayBeSent(told, transfer))).toEqual([true, true])
  })

  it.each(["success", "failed", "rejected", "idle"])("it was not where one ended as %s", (status) => {
    expect([under(status), before(status)].map((told) => mayBeSent(told, transfer))).toEqual([false, false])
  })

  it.each([
    ["network", { networkId: "test:2" }],
    ["sender", { sender: "a2" }],
    ["receiver", { receiver: "b2" }],
    ["token", { token: undefined }],
    ["amount", { amount: { value: 6n, decimals: 2, symbol: "TEA" } }]
  ])("one of another %s is another", (_, change) => {
    expect(mayBeSent(under("pending", { ...transfer, ...change }), transfer)).toBe(false)
    expect(mayBeSent(before("pending", { ...transfer, ...change }), transfer)).toBe(false)
  })

  it("what was sent and is no transfer, a swap for instance, is another", () => {
    expect(mayBeSent({ sent: [{ status: "pending" }] } as unknown as Told, transfer)).toBe(false)
  })
})
