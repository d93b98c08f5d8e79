import { AxeBuilder } from "@axe-core/playwright"
import {
  bitcoinTestAccounts,
  cosmosTestAccounts,
  polkadotAccounts,
  solanaTestAccounts,
  testAccounts
} from "@latchkey/testing"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { atRest } from "../e2e/atRest.ts"
import { chains } from "./chains.ts"
import { expect, test } from "./fixtures.ts"

const keys = [
  testAccounts[0]!.privateKey,
  solanaTestAccounts[0]!.privateKey,
  bitcoinTestAccounts[0]!.mainnet.payment.privateKey,
  polkadotAccounts[0]!.privateKey,
  cosmosTestAccounts[0]!.keys.cosmos.privateKey
].map((key) => key!.replace(/^0x/, ""))

test("the wallet's window can be used without a mouse and has no accessibility faults", async ({
  visitor,
  wallet
}) => {
  await visitor.openChooser()
  await visitor.chainRow(chains[0]!).click()
  const window = await wallet.asks("Share your accounts?")
  for (const colorScheme of ["light", "dark"] as const) {
    await window.emulateMedia({ colorScheme })
    await atRest(window)
    const { violations } = await new AxeBuilder({ page: window }).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await window.keyboard.press("Tab")
  await expect(window.getByRole("button", { name: "Decline" })).toBeFocused()
  await window.keyboard.press("Tab")
  // The window may be gone before the key has come back.
  await Promise.all([window.waitForEvent("close"), window.keyboard.press("Enter").catch(() => {})])
  await visitor.expectConnected([chains[0]!])
})

test("questions wait in line, and each is answered by itself", async ({ visitor, wallet }) => {
  const [ethereum, , , polkadot] = chains
  await visitor.connect(ethereum!)
  await visitor.connect(polkadot!)
  await visitor.askToSign(ethereum!)
  const window = await wallet.asks("Sign this message?")
  await expect(window.getByText("asks on Ethereum")).toBeVisible()
  await visitor.askToSign(polkadot!)
  await expect(window.getByText("1 more after this one")).toBeVisible()
  await window.getByRole("button", { name: "Decline" }).click()
  await expect(visitor.fact(ethereum!, "error")).toHaveText("SIGNING_REJECTED")
  await expect(window.getByText("asks on Polkadot")).toBeVisible()
  await wallet.answer("Sign this message?", "Approve")
  await visitor.expectSignature(polkadot!)
})

test("the keys are in the worker and in no script of the page", async ({ state }) => {
  const read = (name: string) => readFile(path.join(state.extension, name), "utf8")
  const worker = await read("worker.js")
  for (const key of keys) expect(worker).toContain(key)
  for (const name of ["page.js", "bridge.js", "approve.js"]) {
    const script = await read(name)
    for (const key of keys) expect(script).not.toContain(key)
  }
})
