import { mainnet } from "@latchkey/evm/networks"
import {
  createVirtualWallet,
  faults,
  type NodeRecording,
  personalities,
  recordNode,
  replayNode,
  testKit,
  type TestNode
} from "@latchkey/testing"
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterEach, expect, onTestFinished, test } from "vitest"
import { makeShop, TeaShop } from "./TeaShop"

const file = path.join(import.meta.dirname, "teaShop.node.json")
const real = process.env["RECORD_FROM"]
const address = mainnet.rpcUrls.default.http[0]!

// What a first click loads is compiled first.
configure({ asyncUtilTimeout: 30_000 })
afterEach(cleanup)

const recordings = JSON.parse(readFileSync(file, "utf8")) as Record<string, NodeRecording>

/** The node of one test: recorded from a real one where the environment names it, else as it answered then. */
const nodeOf = (name: string): TestNode => {
  if (real === undefined) return replayNode(recordings[name]!, { url: address })
  const node = recordNode(real, { url: address })
  onTestFinished(() => {
    recordings[name] = node.recording()
    writeFileSync(file, `${JSON.stringify(recordings, null, 2)}\n`)
  })
  return node
}

const visit = (node: TestNode, chainId = 1) => {
  const wallet = createVirtualWallet({
    personality: personalities.metaMask,
    policy: "ask",
    chains: [
      { id: 1, rpcUrl: address },
      { id: 10, rpcUrl: "https://optimism.invalid" }
    ],
    chainId
  })
  const visitor = testKit({ wallets: [wallet], nodes: [node] })
  const kit = makeShop()
  render(<TeaShop kit={kit} />)
  onTestFinished(async () => {
    await kit.dispose()
    visitor.dispose()
  })
  const choose = async () => {
    screen.getByRole("button", { name: "Connect wallet" }).click()
    const modal = within(await visitor.modal())
    ;(await modal.findByRole("button", { name: /MetaMask/ })).click()
    return { modal, asked: await wallet.nextRequest() }
  }
  return { wallet, choose }
}

const said = (text: string) => waitFor(() => expect(screen.getByRole("status").textContent).toBe(text))

test("a visitor connects, orders and pays", async () => {
  const { wallet, choose } = visit(nodeOf("pays"))
  const { asked } = await choose()
  asked.approve()
  ;(await screen.findByRole("button", { name: "Order" })).click()
  const message = await wallet.nextRequest()
  expect(message.review).toMatchObject({ kind: "signMessage", text: "One cup of tea, please." })
  message.approve()
  await said("Ordered")

  screen.getByRole("button", { name: "Pay" }).click()
  ;(await screen.findByRole("button", { name: "Pay 0.05 ETH" })).click()
  const payment = await wallet.nextRequest()
  expect(payment.review).toMatchObject({ transaction: { value: 50_000_000_000_000_000n } })
  payment.approve()
  await said("sent")
})

test("a visitor declines to connect, and the modal offers to try again", async () => {
  const { choose } = visit(nodeOf("declines"))
  const { modal, asked } = await choose()
  asked.reject()
  await modal.findByText("You declined in MetaMask")
  expect(modal.getByRole("button", { name: "Try again" })).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Order" })).toBeNull()
})

test("a visitor who declines to pay is told so by the shop", async () => {
  const { wallet, choose } = visit(nodeOf("declinesToPay"))
  const { asked } = await choose()
  asked.approve()
  ;(await screen.findByRole("button", { name: "Pay" })).click()
  ;(await screen.findByRole("button", { name: "Pay 0.05 ETH" })).click()
  const payment = await wallet.nextRequest()
  payment.reject()
  await said("unsent")
})

test("a visitor on another network is asked to switch first", async () => {
  const { wallet, choose } = visit(nodeOf("otherNetwork"), 10)
  const { modal, asked } = await choose()
  asked.approve()
  ;(await modal.findByRole("button", { name: /Ethereum/ })).click()
  const change = await wallet.nextRequest()
  expect(change.review).toMatchObject({ kind: "switchChain", from: 10, to: { id: 1 } })
  change.approve()
  await screen.findByRole("button", { name: "Order" })
  expect(wallet.chainId()).toBe(1)
})

test("a node that fails is told by the shop, and the wallet is not asked", async () => {
  const node = replayNode(recordings["pays"]!, { url: address })
  const { wallet, choose } = visit(node)
  const { asked } = await choose()
  asked.approve()
  const pay = await screen.findByRole("button", { name: "Pay" })
  node.setFault("*", faults.rejects(new Error("The node is down")))
  pay.click()
  await said("NODE_ANSWER_INVALID")
  expect(wallet.pending()).toEqual([])
})
