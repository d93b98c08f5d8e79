import { chains } from "./chains.ts"
import { expect, test } from "./fixtures.ts"
import { identity } from "./source/identity.ts"

for (const chain of chains) {
  test(`S4.03 in part, S5.05 in part, S4.04 in part, S4.06 in part: a visitor connects ${chain.name}, signs, reloads and disconnects`, async ({
    visitor,
    wallet
  }) => {
    await visitor.connect(chain)
    await expect(visitor.fact(chain, "wallet")).toHaveText(identity.name)
    await visitor.expectConnected([chain])
    await visitor.sign(chain)
    const asked = await wallet.questions()
    const address = await visitor.fact(chain, "address").innerText()

    await visitor.page.reload()
    await expect(visitor.fact(chain, "status")).toHaveText("connected")
    await expect(visitor.fact(chain, "address")).toHaveText(address)
    await visitor.expectConnected([chain])
    expect(await wallet.questions()).toBe(asked)

    await visitor.connectButton.click()
    await visitor.modal.getByRole("button", { name: "Disconnect" }).click()
    await expect(visitor.modal).toBeHidden()
    await visitor.expectConnected([])
    await visitor.page.reload()
    await visitor.expectConnected([])
    expect(await wallet.questions()).toBe(asked)
  })
}
