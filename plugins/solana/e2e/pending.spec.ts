import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { comeBackOften, inTime, isNotPending, isPending, isTold, news } from "../../../tests/e2e/underWay.ts"
import type { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import type { NodeMode } from "../../../tests/stack/process/NodeMode.ts"
import type { ChainWalletSetup } from "../../../tests/e2e/wallet/InstalledChainWallets.ts"
import { callsAt, setMode } from "../../../tests/stack/process/setMode.ts"
import { askSolana, coinOf, newPayer, newReceiver } from "./onSolana.ts"

const { solana } = installed
const button = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("button", { name })

if (solana !== undefined) {
  const { key } = solana.wallet
  const [{ id }] = solana.networks

  /** A visitor whose node behaves so towards what is sent, once a transfer of 0.25 SOL was reviewed. */
  const review = async (
    visit: ChainsVisit,
    mode: NodeMode,
    install: (setup: ChainWalletSetup) => Promise<void>
  ) => {
    const account = await newPayer(visit)
    const { slowUrl } = visit.state.networks.find(({ networkId }) => networkId === id)!
    const node = `${slowUrl}/${account.address}`
    await install({ kind: "solana", name: key, accounts: [account] })
    await comeBackOften(visit.page)
    const open = () => visit.openFor([solana], { send: "on", activity: "on", node: `${id}=${node}` })
    await open()
    await visit.openModal()
    await (await visit.findWallet(key)).click()
    await expect(visit.of(solana, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
    await expect(visit.view).toContainText("You have")
    const receiver = await newReceiver()
    await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.25")
    await visit.view.getByRole("textbox", { name: "To" }).fill(receiver)
    await button(visit, "Review").click()
    await expect(visit.heading).toHaveText("Review")
    await setMode(node, mode)
    return { receiver, node, open }
  }

  test("T28 in part: a transfer of Solana whose first broadcasts are lost is under way until one is heard, and has arrived once", async ({
    chains: visit,
    installChain
  }) => {
    const { receiver, node } = await review(visit, { lostBroadcasts: 3 }, installChain)
    await button(visit, "Send 0.25 SOL").click()
    await expect(visit.view).toContainText("Waiting for Solana")
    await isPending(visit)
    const sent = visit.view.filter({ hasText: "Sent 0.25 SOL" })
    await inTime(visit, async () => (await sent.count()) > 0)
    expect((await callsAt(node)).filter((method) => method === "sendTransaction").length).toBeGreaterThan(3)
    await isNotPending(visit)
    expect(await coinOf(visit, receiver)).toBe(250_000_000)
    // The wallet was asked once.
    expect(
      (await visit.askedOf(solana)).filter((method) => method === "solana:signTransaction")
    ).toHaveLength(1)
  })

  test("T28 in part: a transfer of Solana that a reload left in no block is marked on the button, and told once the chain has it", async ({
    chains: visit,
    installChain,
    page
  }) => {
    const { receiver, open } = await review(visit, { lostBroadcasts: 1_000 }, installChain)
    const broadcast = page.waitForRequest(
      (request) => request.postData()?.includes("sendTransaction") === true
    )
    await button(visit, "Send 0.25 SOL").click()
    await expect(visit.view).toContainText("Waiting for Solana")
    const { params } = (await broadcast).postDataJSON() as { readonly params: ReadonlyArray<unknown> }
    await open()
    await isPending(visit)
    await expect(news(visit)).toHaveCount(0)
    expect(await coinOf(visit, receiver)).toBe(0)
    // Another node had heard of it.
    await askSolana(visit, "sendTransaction", params)
    await isTold(visit)
    await expect(news(visit)).toContainText("0.25 SOL")
    await isNotPending(visit)
    expect(await page.evaluate(() => window.kit.transactions.list())).toMatchObject([{ status: "confirmed" }])
    expect(await coinOf(visit, receiver)).toBe(250_000_000)
  })
}
