import type { KitCore } from "@latchkey/core"
import { testAccounts } from "@latchkey/testing"
import { expect, test as base } from "../../../tests/e2e/fixtures.ts"
import { putBatchAccount } from "../../../tests/e2e/putBatchAccount.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"

declare global {
  interface Window {
    readonly disagreements: ReadonlyArray<unknown>
  }
}

const [account] = testAccounts

/** A visitor of a page whose own hooks are wagmi's. */
class WagmiVisit extends Visit {
  button(name: string) {
    return this.ownPage.getByRole("button", { name, exact: true })
  }

  /** What the kit's list of transactions says of the last. */
  last() {
    return this.page.evaluate(() => {
      const [first] = (window as unknown as { readonly kit: KitCore }).kit.getSnapshot().transactions.list
      return (
        first && {
          hash: first.hash,
          status: first.status,
          kind: first.description.kind,
          text: first.description.text
        }
      )
    })
  }

  countOf(method: string) {
    return this.page.evaluate(
      ([name]) =>
        window.wallets
          .get("Virtual Wallet")
          .requests()
          .filter((request) => request.method === name).length,
      [method] as const
    )
  }

  disagreements() {
    return this.page.evaluate(() => window.disagreements)
  }
}

const test = base.extend<{ readonly wagmi: WagmiVisit }>({
  wagmi: async ({ page, state, install, visit }, give) => {
    await install({ accounts: [account!], batchAccount: await putBatchAccount(visit) })
    await give(new WagmiVisit(page, state))
  }
})

test("wagmi's hooks are of the wallet that the kit's modal connects: switched, left, entered and reloaded from either side", async ({
  wagmi
}) => {
  await wagmi.open("wagmi")
  await expect(wagmi.fact("status")).toHaveText("disconnected")
  await wagmi.button("Enter").click()
  await wagmi.wallet("Virtual Wallet").click()
  await expect(wagmi.fact("status")).toHaveText("connected")
  await expect(wagmi.fact("address")).toHaveText(account!.address)
  await expect(wagmi.modal).toBeHidden()
  expect(await wagmi.countOf("eth_requestAccounts")).toBe(1)
  await wagmi.button("Use Base").click()
  await expect(wagmi.fact("chain")).toHaveText("8453")
  await expect(wagmi.fact("network")).toHaveText("eip155:8453")
  await wagmi.page.reload()
  await expect(wagmi.fact("status")).toHaveText("connected")
  await expect(wagmi.fact("chain")).toHaveText("8453")
  expect(await wagmi.countOf("eth_requestAccounts")).toBe(0)
  await wagmi.button("Leave").click()
  await expect(wagmi.fact("status")).toHaveText("disconnected")
  await expect(wagmi.connectButton).toBeVisible()
  await wagmi.connect()
  await expect(wagmi.fact("address")).toHaveText(account!.address)
  await wagmi.accountButton.click()
  await wagmi.modal.getByRole("button", { name: "Disconnect" }).click()
  await expect(wagmi.fact("status")).toHaveText("disconnected")
  expect(await wagmi.disagreements()).toEqual([])
})

test("closing the modal, and a visitor's no, are wagmi's own rejections", async ({ wagmi }) => {
  await wagmi.open("wagmi")
  await wagmi.button("Enter").click()
  await expect(wagmi.modal).toBeVisible()
  await wagmi.modal.getByRole("button", { name: "Close" }).click()
  await expect(wagmi.fact("error")).toHaveText("UserRejectedRequestError")
  await wagmi.connect()
  await wagmi.setPolicy("reject")
  await wagmi.button("Use Base").click()
  await expect(wagmi.fact("error")).toHaveText("UserRejectedRequestError")
  await expect(wagmi.fact("chain")).toHaveText("1")
  expect(await wagmi.disagreements()).toEqual([])
})

test("what is sent by wagmi's hooks is waited for by them, and in the kit's list of transactions with its description", async ({
  wagmi
}) => {
  await wagmi.open("wagmi")
  await wagmi.connect()
  await wagmi.button("Send coins").click()
  await expect(wagmi.fact("receipt")).toHaveText("success")
  await expect.poll(() => wagmi.last()).toMatchObject({ kind: "send", status: "confirmed" })
  const coins = await wagmi.fact("hash").textContent()
  expect(await wagmi.last()).toMatchObject({ hash: coins })
  await wagmi.button("Send tokens").click()
  await expect(wagmi.fact("hash")).not.toHaveText(coins!)
  await expect
    .poll(() => wagmi.last())
    .toMatchObject({ kind: "app", text: "Tip the baker", status: "confirmed" })
  await wagmi.button("Send calls").click()
  await expect(wagmi.fact("calls")).not.toBeEmpty()
  await expect.poll(() => wagmi.last()).toMatchObject({ kind: "send", status: "confirmed" })
})

test("a connector in the app's own configuration is connected by the modal, restored and left with the kit", async ({
  wagmi
}) => {
  await wagmi.open("wagmi", { connector: "on" })
  await wagmi.button("Enter").click()
  await wagmi.wallet("Virtual Wallet").click()
  await expect(wagmi.fact("address")).toHaveText(account!.address)
  await wagmi.page.reload()
  await expect(wagmi.fact("status")).toHaveText("connected")
  expect(await wagmi.countOf("eth_requestAccounts")).toBe(0)
  await wagmi.accountButton.click()
  await wagmi.modal.getByRole("button", { name: "Disconnect" }).click()
  await expect(wagmi.fact("status")).toHaveText("disconnected")
})
