import { createPublicClient, http, type Hex } from "viem"
import { expect, test } from "./email.ts"

test("S1.02 S4.20 in part: over the frame that anyone can host, a visitor signs in with the code of the e-mail, signs, comes back and leaves", async ({
  email,
  state
}) => {
  test.setTimeout(90_000)
  await email.signUp(`visitor-${Date.now()}@example.org`)
  await expect(email.frameDialog).toBeHidden()
  await expect(email.modal).toBeHidden()
  const address = (await email.of("eip155", "address").textContent()) as Hex
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)

  await email.askToSign()
  const frame = await email.frame()
  await expect(frame.locator("body")).toContainText("Hello from the test app")
  await frame.getByRole("button", { name: "Sign" }).click()
  await expect(email.of("eip155", "signature")).not.toBeEmpty()
  const signature = (await email.of("eip155", "signature").textContent()) as Hex
  const client = createPublicClient({ transport: http(state.chains[0]!.rpcUrl) })
  expect(await client.verifyMessage({ address, message: "Hello from the test app", signature })).toBe(true)
  await expect(email.frameDialog).toBeHidden()

  await email.page.reload()
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address)
  await expect(email.frameDialog).toBeHidden()
  await email.askToSign()
  const again = await email.frame()
  // The frame lets go of its buttons once it has been seen for a while.
  await expect(again.getByRole("button", { name: "Sign" })).toHaveAttribute("aria-disabled", "false")
  await again.getByRole("button", { name: "Decline" }).click()
  await expect(email.of("eip155", "error")).toHaveText("SIGNING_REJECTED")

  await email.page.getByRole("button", { name: "Leave eip155" }).click()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await email.page.reload()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await expect(email.iframe).toHaveCount(0)
})
