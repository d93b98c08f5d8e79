import { describe, expect, it } from "vitest"
import { readFixtures } from "../../../tests/support/serviceFixtures.ts"
import { makeSafeFrame, type MessagingWindow } from "./frame/makeSafeFrame.ts"
import { readSafeInfo } from "./frame/readSafeInfo.ts"
import { isHash, isSettled, readProposal } from "./proposals/readProposal.ts"
import type { Proposal } from "./SafeState.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/safeApps.json")
const origin = "https://safe.example"

/** What a host answers to the call of a fixture, over the line to it. */
const ask = (name: string): Promise<unknown> => {
  const { request, response } = fixture(name)
  const target = new EventTarget()
  const parent = {
    postMessage: ({ id }: { readonly id: string }) =>
      void target.dispatchEvent(
        Object.assign(new Event("message"), { data: { ...response.body, id }, origin, source: parent })
      )
  }
  const page: MessagingWindow = Object.assign(target, { parent })
  return makeSafeFrame(page, origin).call(request.body.method, request.body.params, 1_000)
}
const before: Proposal = {
  safeTxHash: `0x${"1".repeat(64)}`,
  networkId: "eip155:1",
  status: "unknown",
  signatures: 1,
  required: 2
}

describe("what a Safe says to the pages that it shows", () => {
  it("safe-info-ok: which Safe it is, where, and whose", async () => {
    expect(readSafeInfo(await ask("safe-info-ok"))).toMatchObject({
      address: "0x5A9C63A977a45e0c0e22adce0fa4a8e81b0cbd56",
      networkId: "eip155:1",
      threshold: 2,
      isReadOnly: false,
      owners: [expect.any(String), expect.any(String)]
    })
  })

  it("send-ok: what was proposed, by its hash", async () => {
    const { safeTxHash } = (await ask("send-ok")) as { readonly safeTxHash: unknown }
    expect(isHash(safeTxHash)).toBe(true)
  })

  it.each(
    Object.entries({
      // Nothing more is said of a failure.
      "any-failed": { code: -32603, message: "Request failed" },
      "send-rejected": { code: 4001, message: "Transaction was rejected" }
    })
  )("%s", async (name, error) => {
    await expect(ask(name)).rejects.toMatchObject(error)
  })

  it.each(
    Object.entries({
      "tx-awaiting": [{ status: "signatures" }, false],
      // Another one of its number was executed.
      "tx-cancelled": [{ status: "cancelled" }, true],
      "tx-success": [
        {
          status: "executed",
          transactionHash: "0x13326e35abda6c486bfe9665f9956c9ac7f14ed14e5a02752ee87aa9b1742445"
        },
        true
      ]
    } as const)
  )("%s", async (name, [told, settled]) => {
    const proposal = readProposal(await ask(name), before)
    expect(proposal).toMatchObject(told)
    expect(isSettled(proposal!)).toBe(settled)
  })
})
