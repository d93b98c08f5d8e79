import { chains } from "./chains.ts"
import { expect, test } from "./fixtures.ts"
import { identity } from "./source/identity.ts"

const telling = chains.filter(({ namespace }) => namespace !== "cosmos")

for (const chain of chains) {
  test(`T08, S4.03 in part: the wallet's worker was stopped: ${chain.name} stays connected and signs`, async ({
    visitor,
    wallet
  }) => {
    await visitor.connect(chain)
    await wallet.stopWorker()
    await visitor.sign(chain)
    await wallet.stopWorker()
    await visitor.page.reload()
    await visitor.expectConnected([chain])
    await visitor.sign(chain)
    expect(await wallet.questions()).toBe(1)
  })

  test(`T08 the wallet's worker is stopped while it asks for ${chain.name}: a failure with a name, then as ever`, async ({
    visitor,
    wallet
  }) => {
    await visitor.openChooser()
    await visitor.chainRow(chain).click()
    await wallet.asks("Share your accounts?")
    await wallet.stopWorker()
    await expect(visitor.modal).toContainText(`${identity.name} couldn't connect`)
    await expect.poll(() => wallet.window).toBeUndefined()
    await visitor.modal.getByRole("button", { name: "Try again" }).click()
    await wallet.answer("Share your accounts?", "Approve")
    await visitor.expectConnected([chain])

    await visitor.askToSign(chain)
    await wallet.asks("Sign this message?")
    await wallet.stopWorker()
    await expect(visitor.fact(chain, "error")).toHaveText("SIGNING_FAILED")
    await expect.poll(() => wallet.window).toBeUndefined()
    await visitor.sign(chain)
  })
}

for (const chain of telling) {
  test(`T09, S4.06 in part: a visitor takes the permission for ${chain.name} back in the wallet: the page hears it`, async ({
    visitor,
    wallet
  }) => {
    await visitor.connect(chain)
    await wallet.revoke(chain.namespace)
    await visitor.expectConnected([])
    await visitor.page.reload()
    await visitor.expectConnected([])
  })
}

test("T08 the wallet is removed from under the page: every chain fails with a name, and a reload forgets it", async ({
  visitor,
  wallet
}) => {
  for (const chain of chains) await visitor.connect(chain)
  await wallet.remove()
  for (const chain of chains) {
    await visitor.askToSign(chain)
    await expect(visitor.fact(chain, "error")).toHaveText("SIGNING_FAILED")
  }
  await visitor.page.reload()
  await visitor.expectConnected([])
})

test("T08 the wallet is removed while it asks: the page is told", async ({ visitor, wallet }) => {
  const [chain] = chains
  await visitor.connect(chain!)
  await visitor.askToSign(chain!)
  await wallet.asks("Sign this message?")
  await wallet.remove()
  await expect(visitor.fact(chain!, "error")).toHaveText("SIGNING_FAILED")
})

test("T08, S4.04 in part: the wallet is renewed under the page: requests fail with a name, and a reload is connected again", async ({
  visitor,
  wallet
}) => {
  for (const chain of chains) await visitor.connect(chain)
  await wallet.renew()
  for (const chain of chains) {
    await visitor.askToSign(chain)
    await expect(visitor.fact(chain, "error")).toHaveText("SIGNING_FAILED")
  }
  await visitor.page.reload()
  await visitor.expectConnected(chains)
  for (const chain of chains) await visitor.sign(chain)
})
