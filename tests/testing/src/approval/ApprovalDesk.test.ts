import { describe, expect, it, vi } from "vitest"
import { createApprovalDesk } from "./ApprovalDesk.ts"
import type { PendingRequest } from "./PendingRequest.ts"
import type { Policy } from "./Policy.ts"

const held = { kind: "held" } as const

function desk(policy: Policy, onRequest?: (request: PendingRequest) => void) {
  return createApprovalDesk({ policy, policies: {}, onRequest })
}

describe("the approval desk", () => {
  it("says yes or no at once", async () => {
    expect(await desk("approve").decide("personal_sign", [], held)).toEqual({})
    await expect(desk("reject").decide("personal_sign", [], held)).rejects.toMatchObject({ code: 4001 })
  })

  it("asks, and takes the first decision", async () => {
    const onRequest = vi.fn<(request: PendingRequest) => void>()
    const asking = desk("ask", onRequest)
    const decision = asking.decide("personal_sign", ["0x"], held)
    const [request] = asking.pending()
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(request)
    expect(request).toMatchObject({ id: 1, method: "personal_sign", params: ["0x"], review: held })
    request?.approve({ accounts: ["0x01"] })
    request?.reject()
    expect(await decision).toEqual({ accounts: ["0x01"] })
    await request?.settled
    expect(asking.pending()).toEqual([])
  })

  it("rejects with 4001, or with the reason given, even if that is nothing", async () => {
    const asking = desk("ask")
    const decide = () => asking.decide("personal_sign", [], held)
    const plain = decide()
    asking.pending()[0]?.reject()
    await expect(plain).rejects.toMatchObject({ code: 4001 })
    const own = decide()
    asking.pending()[0]?.reject("closed")
    await expect(own).rejects.toBe("closed")
    const nothing = decide()
    asking.pending()[0]?.reject(undefined)
    await expect(nothing).rejects.toBeUndefined()
  })

  it("hangs without telling anybody, and can still be released", async () => {
    const onRequest = vi.fn<(request: PendingRequest) => void>()
    const hanging = desk("hang", onRequest)
    const decision = hanging.decide("personal_sign", [], held)
    const turn = new Promise((resolve) => setImmediate(resolve, "waiting"))
    expect(await Promise.race([decision, turn])).toBe("waiting")
    expect(onRequest).not.toHaveBeenCalled()
    hanging.pending()[0]?.approve()
    expect(await decision).toEqual({})
  })

  it("follows the policy of the method before the general one", async () => {
    const mixed = desk("approve")
    mixed.setPolicy("reject", "personal_sign")
    await expect(mixed.decide("personal_sign", [], held)).rejects.toMatchObject({ code: 4001 })
    expect(await mixed.decide("eth_sendTransaction", [], held)).toEqual({})
    mixed.setPolicy(undefined, "personal_sign")
    expect(await mixed.decide("personal_sign", [], held)).toEqual({})
    mixed.setPolicy("reject")
    await expect(mixed.decide("personal_sign", [], held)).rejects.toMatchObject({ code: 4001 })
    mixed.setPolicy(undefined)
    expect(await mixed.decide("personal_sign", [], held)).toEqual({})
  })

  it("gives each request that waits once, in order, and waits for the next", async () => {
    const asking = desk("ask")
    const first = asking.decide("a", [], held)
    const second = asking.decide("b", [], held)
    expect((await asking.nextRequest()).method).toBe("a")
    expect((await asking.nextRequest()).method).toBe("b")
    const [third, fourth] = [asking.nextRequest(), asking.nextRequest()]
    const later = [asking.decide("c", [], held), asking.decide("d", [], held)]
    expect([(await third).method, (await fourth).method]).toEqual(["c", "d"])
    for (const request of asking.pending()) request.approve()
    expect(await Promise.all([first, second, ...later])).toEqual([{}, {}, {}, {}])
  })

  it("does not give what was decided before anybody took it", async () => {
    const asking = desk("ask")
    const gone = asking.decide("a", [], held)
    asking.pending()[0]?.approve()
    await gone
    const next = asking.nextRequest()
    void asking.decide("b", [], held)
    expect((await next).method).toBe("b")
  })

  it("says that nothing will wait where every policy decides at once", async () => {
    const deciding = desk("approve")
    await expect(deciding.nextRequest()).rejects.toThrow('with the policy "ask"')
    deciding.setPolicy("ask", "personal_sign")
    const next = deciding.nextRequest()
    void deciding.decide("personal_sign", [], held)
    expect((await next).method).toBe("personal_sign")
  })

  it("declines in a wallet's own words where it has some", async () => {
    const own = createApprovalDesk({
      policy: "reject",
      policies: {},
      onRequest: undefined,
      refusal: (method) => `no ${method}`
    })
    await expect(own.decide("personal_sign", [], held)).rejects.toBe("no personal_sign")
    own.setPolicy("ask")
    const decision = own.decide("personal_sign", [], held)
    own.pending()[0]?.reject()
    await expect(decision).rejects.toBe("no personal_sign")
  })

  it("lists what waits in order, and rejects all of it", async () => {
    const hanging = desk("hang")
    const both = [hanging.decide("a", [], held), hanging.decide("b", [], held)]
    expect(hanging.pending().map((request) => request.method)).toEqual(["a", "b"])
    hanging.rejectAll("gone")
    const gone = { status: "rejected", reason: "gone" }
    expect(await Promise.allSettled(both)).toEqual([gone, gone])
    expect(hanging.pending()).toEqual([])
  })
})
