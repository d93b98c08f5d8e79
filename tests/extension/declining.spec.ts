import { chains } from "./chains.ts"
import { expect, test } from "./fixtures.ts"
import { identity } from "./source/identity.ts"

for (const chain of chains) {
  test(`T08, S4.03 in part: a visitor declines ${chain.name} in the wallet's window, is told so, and may change their mind`, async ({
    visitor,
    wallet
  }) => {
    await visitor.openChooser()
    await visitor.chainRow(chain).click()
    await wallet.answer("Share your accounts?", "Decline")
    await expect(visitor.modal).toContainText(`You declined in ${identity.name}`)
    await visitor.expectConnected([])
    expect(Object.values(await wallet.accounts()).flat()).toEqual([])

    await visitor.modal.getByRole("button", { name: "Try again" }).click()
    await wallet.answer("Share your accounts?", "Approve")
    await visitor.expectConnected([chain])

    await visitor.askToSign(chain)
    await wallet.answer("Sign this message?", "Decline")
    await expect(visitor.fact(chain, "error")).toHaveText("SIGNING_REJECTED")
    await expect(visitor.fact(chain, "signature")).toBeEmpty()
    await visitor.expectConnected([chain])
    await visitor.sign(chain)
  })
}

test("T08, S4.03 in part: closing the wallet's window is a no, and the next question has a window of its own", async ({
  visitor,
  wallet
}) => {
  const [chain] = chains
  await visitor.openChooser()
  await visitor.chainRow(chain!).click()
  const window = await wallet.asks("Share your accounts?")
  await window.close()
  await expect(visitor.modal).toContainText(`You declined in ${identity.name}`)
  await visitor.modal.getByRole("button", { name: "Try again" }).click()
  await wallet.answer("Share your accounts?", "Approve")
  await visitor.expectConnected([chain!])
})
