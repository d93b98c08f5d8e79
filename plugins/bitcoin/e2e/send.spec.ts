import { randomBytes } from "node:crypto"
import { toBech32, wordsOfBytes } from "@latchkey/core/chain-kit"
import type { BitcoinProviderKind } from "@latchkey/testing"
import { Psbt } from "bitcoinjs-lib"
import type { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { comeBackOften, isNotPending, isPending, isTold, news } from "../../../tests/e2e/underWay.ts"
import type { BitcoinProvider } from "../src/provider/BitcoinProvider.ts"
import { bumpFee } from "../support/bumpFee.ts"
import { senders } from "./bitcoin.ts"

type PsbtRequest = Parameters<BitcoinProvider["signPSBT"]>[0]

const { bitcoin } = installed

// One after the other: two at once would take the same coins.
test.describe.configure({ mode: "default" })

const newReceiver = (prefix = "bc") =>
  toBech32({ prefix, words: [0, ...wordsOfBytes(randomBytes(20))], encoding: "bech32" })

const field = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("textbox", { name })
const button = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("button", { name })

if (bitcoin !== undefined) {
  const urlOf = ({ state }: Pick<ChainsVisit, "state">) =>
    state.networks.find(({ networkId }) => networkId === bitcoin.networks[0].id)!.urls[0]!
  /** What an address gets by transactions that wait for a block. */
  const comingTo = async (visit: ChainsVisit, of: string) => {
    const response = await fetch(`${urlOf(visit)}/address/${of}`)
    const { mempool_stats } = (await response.json()) as {
      readonly mempool_stats: { readonly funded_txo_sum: number }
    }
    return mempool_stats.funded_txo_sum
  }
  const walletOf = (visit: ChainsVisit, index: number, provider: BitcoinProviderKind = "satsConnect") => ({
    kind: "bitcoin" as const,
    name: "Xverse",
    provider,
    accounts: [senders[index]!],
    esploraUrl: { [bitcoin.networks[0].id]: urlOf(visit) }
  })
  const openSend = async (visit: ChainsVisit, wallet = "Xverse") => {
    await visit.openFor([bitcoin], { send: "on" })
    await visit.openModal()
    await (await visit.findWallet(wallet)).click()
    await expect(visit.of(bitcoin, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
    await expect(visit.heading).toHaveText("Send")
    await expect(visit.view).toContainText(/You have 0\.\d+ BTC/)
  }
  const enter = async (visit: ChainsVisit, text: string, to: string) => {
    await field(visit, "Amount").fill(text)
    await field(visit, "To").fill(to)
    await button(visit, "Review").click()
  }
  const picture = (visit: ChainsVisit, name: string) =>
    visit.page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })

  for (const [index, width] of [1280, 360].entries()) {
    test(`S1.09 in part, T20: a visitor sends bitcoin and chooses the fee, at ${width} px`, async ({
      chains: visit,
      page,
      installChain
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await installChain(walletOf(visit, index))
      await openSend(visit)
      const to = newReceiver()
      await enter(visit, "0.0012", `  ${to}\n`)
      await expect(visit.heading).toHaveText("Review")
      await expect(visit.view).toContainText(to)
      const fee = () => visit.view.locator(".fact", { hasText: "Network fee" }).locator("dd").innerText()
      const normal = await fee()
      await visit.view.locator("label").filter({ hasText: "Slow" }).click()
      await expect.poll(fee).not.toBe(normal)
      await picture(visit, "review")
      await button(visit, "Send 0.0012 BTC").click()
      await expect(visit.view).toContainText("Sending 0.0012 BTC")
      await expect(visit.view).toContainText("Waiting for Bitcoin")
      await picture(visit, "sending")
      expect(await comingTo(visit, to)).toBe(120_000)
    })
  }

  test("T20: where the wallet chooses coins and fee, the review says so", async ({
    chains: visit,
    installChain
  }) => {
    await installChain({ ...walletOf(visit, 0, "unisat"), name: "UniSat Wallet" })
    await openSend(visit, "UniSat")
    const to = newReceiver()
    await enter(visit, "0.0005", to)
    await expect(visit.heading).toHaveText("Review")
    await expect(visit.view).toContainText("Network fee (about)")
    await expect(visit.view).toContainText("Your wallet chooses the fee")
    await expect(visit.view.getByRole("radio")).toHaveCount(0)
    await picture(visit, "review")
    await button(visit, "Send 0.0005 BTC").click()
    await expect(visit.view).toContainText("Sending 0.0005 BTC")
    expect(await comingTo(visit, to)).toBe(50_000)
  })

  test("S5.02 in part, T21, T23, T28: what cannot be sent on Bitcoin is said at its field, and a no is a no", async ({
    chains: visit,
    installChain
  }) => {
    await installChain(walletOf(visit, 1))
    await openSend(visit)
    const to = newReceiver()
    for (const [text, at, said] of [
      ["0.001", newReceiver("tb"), "This isn't an address on Bitcoin"],
      ["0.001", `${to}q`, "This isn't an address on Bitcoin"],
      ["0.000000001", to, "BTC has at most 8 decimals"],
      ["99", to, "You don't have that much"],
      ["0.00000293", to, /Send at least .?0\.00000294 BTC/]
    ] as const) {
      await enter(visit, text, at)
      await expect(visit.view).toContainText(said)
      await expect(visit.heading).toHaveText("Send")
    }
    await enter(visit, "0.0001", to)
    await expect(visit.heading).toHaveText("Review")
    expect(await visit.askedOf({ ...bitcoin, wallet: { ...bitcoin.wallet, key: "Xverse" } })).not.toContain(
      "signPsbt"
    )
    await visit.setAnswer(bitcoin, "reject")
    await button(visit, "Send 0.0001 BTC").click()
    await expect(visit.view).toContainText("You declined in Xverse")
    expect(await comingTo(visit, to)).toBe(0)
  })

  /** Makes a block with all that waits. */
  const mine = async (visit: ChainsVisit) => {
    const { status } = await fetch(`${urlOf(visit)}/mine`, { method: "PUT" })
    expect(status).toBe(200)
  }
  /** Sends 0.0011 BTC, and comes back to the page by a reload while it is in no block. */
  const sendAndReload = async (visit: ChainsVisit) => {
    await comeBackOften(visit.page)
    await openSend(visit)
    const to = newReceiver()
    await enter(visit, "0.0011", to)
    await button(visit, "Send 0.0011 BTC").click()
    await expect(visit.view).toContainText("Waiting for Bitcoin")
    const [asked] = await visit.page.evaluate(() =>
      window.chainWallets
        .get("Xverse")
        .requests()
        .flatMap(({ method, params }) => (method === "signPsbt" ? [params as { readonly psbt: string }] : []))
    )
    await visit.openFor([bitcoin], { send: "on", activity: "on" })
    await isPending(visit)
    await expect(news(visit)).toHaveCount(0)
    return { to, psbt: asked!.psbt }
  }
  const receivedBy = async (visit: ChainsVisit, of: string) => {
    const response = await fetch(`${urlOf(visit)}/address/${of}`)
    const { chain_stats } = (await response.json()) as {
      readonly chain_stats: { readonly funded_txo_sum: number }
    }
    return chain_stats.funded_txo_sum
  }
  const transactions = (visit: ChainsVisit) => visit.page.evaluate(() => window.kit.transactions.list())

  test("T28 in part: a transfer of Bitcoin that a reload left in no block is marked on the button, and told once the chain has it", async ({
    chains: visit,
    installChain
  }) => {
    await installChain(walletOf(visit, 0))
    const { to } = await sendAndReload(visit)
    await mine(visit)
    await isTold(visit)
    await expect(news(visit)).toContainText("0.0011 BTC")
    await isNotPending(visit)
    expect(await transactions(visit)).toMatchObject([{ status: "confirmed" }])
    expect(await receivedBy(visit, to)).toBe(110_000)
  })

  test("T28 in part: a transfer of Bitcoin whose fee is raised in the wallet has arrived by another id, and is told as what it was", async ({
    chains: visit,
    installChain,
    complaints
  }) => {
    // The source has nothing of the first one any more.
    complaints.allow(/404 \(Not Found\)/)
    await installChain(walletOf(visit, 1))
    const { to, psbt } = await sendAndReload(visit)
    const wallet = {
      signPSBT: (request: PsbtRequest) =>
        visit.page.evaluate(
          (wish) => (window.kit.getProvider("bip122") as BitcoinProvider).signPSBT(wish),
          request
        )
    }
    const { address } = senders[1]!.mainnet.payment
    const signInputs = Psbt.fromBase64(psbt).txInputs.map((_, index) => ({ address, index }))
    const hash = await bumpFee(wallet, { request: { psbt, signInputs } })
    await mine(visit)
    await isTold(visit)
    await expect(news(visit)).toContainText("0.0011 BTC")
    await isNotPending(visit)
    expect(await transactions(visit)).toMatchObject([
      { status: "replaced", replacement: { by: "speedUp", hash, status: "confirmed" } }
    ])
    expect(await receivedBy(visit, to)).toBe(110_000)
  })
}
