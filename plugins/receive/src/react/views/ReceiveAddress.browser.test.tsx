import type { Network } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { fakeKit } from "../../../../../tests/gallery/page/fakeKit.ts"
import {
  address,
  at,
  connected,
  networks,
  withAll,
  withFillings
} from "../../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../../tests/support/showModal.ts"
import type { PaymentDetails } from "../../ReceiveApi.ts"
import { receiveFills } from "../fills.ts"

const open = async (request: () => Promise<PaymentDetails>) => {
  const modal = showModal(
    fakeKit({
      apis: { receive: { request } },
      state: withAll(connected(), withFillings(...receiveFills), at("receive/Address", {}, ["Account"]))
    })
  )
  await modal.view("receive/Address")
  const note = () => modal.one(".receive-note")!
  await eventually(() => note() !== null)
  return { modal, note, isSaid: () => getComputedStyle(note()).visibility === "visible" }
}
const where = (others: ReadonlyArray<Network>, uri?: string): PaymentDetails => ({
  address,
  networkId: networks[0]!.caipNetworkId,
  networks: others,
  ...(uri === undefined ? {} : { uri })
})

describe("the address to be paid at", () => {
  it("says what may be sent there once it is known on which networks the address is the same", async () => {
    const { promise, resolve } = Promise.withResolvers<PaymentDetails>()
    const { modal, note, isSaid } = await open(() => promise)
    expect(isSaid()).toBe(false)
    resolve(where(networks, "pay:1"))
    await eventually(isSaid)
    expect(note().textContent).toContain("another compatible network")
    expect(modal.text()).toContain("Compatible networks")
    expect(modal.text()).toContain("Payment link")
  })

  it("names one network where the address is of that alone, and leads to no list of one", async () => {
    const { modal, note, isSaid } = await open(async () => where(networks.slice(0, 1)))
    await eventually(isSaid)
    expect(note().textContent).toBe("Send only coins and tokens on Ethereum to this address.")
    expect(modal.text()).not.toContain("Compatible networks")
    expect(modal.text()).not.toContain("Payment link")
  })

  it("warns of all other networks where that could not be asked", async () => {
    const { note, isSaid } = await open(() => Promise.reject(new Error("offline")))
    await eventually(isSaid)
    expect(note().textContent).toBe("Send only coins and tokens on Ethereum to this address.")
  })
})
