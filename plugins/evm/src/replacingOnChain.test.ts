import type { Network } from "@latchkey/core"
import type { PreparedReplacement, RpcCall } from "@latchkey/core/effect"
import { createVirtualWallet } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { createWalletClient, http, parseEther, parseGwei, type Hex } from "viem"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { makeReplacing } from "./transfer/makeReplacing.ts"
import { makeTracker } from "./transfer/makeTracker.ts"

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())
afterEach(() => node().rpc("evm_setAutomine", [true]))

const node = () => stack.evm!.chain(1)
const receiver = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

/** What asks the node itself, as the kit's own would. */
const rpc = {
  request: ({ method, params }: RpcCall) =>
    Effect.promise(() => node().rpc<unknown>(method, params as ReadonlyArray<unknown>))
} as unknown as Parameters<typeof makeReplacing>[0]

/** An account whose transfer waits in the node's pool, and the wallet that has sent it. */
const open = async ({ gwei = "30", tip = "1" } = {}) => {
  const privateKey = generatePrivateKey()
  const account = privateKeyToAccount(privateKey)
  await node().rpc("anvil_setBalance", [account.address, "0x8ac7230489e80000"])
  await node().rpc("evm_setAutomine", [false])
  const { name, nativeCurrency, rpcUrl } = node()
  const wallet = createVirtualWallet({
    chains: [{ id: 1, name, nativeCurrency, rpcUrl }],
    accounts: [{ address: account.address, privateKey }],
    policy: "approve"
  })
  await wallet.provider.request({ method: "eth_requestAccounts" })
  const client = createWalletClient({ account, chain: mainnet, transport: http(rpcUrl) })
  const hash = await client.sendTransaction({
    to: receiver,
    value: parseEther("0.5"),
    gas: 21_000n,
    nonce: 0,
    maxFeePerGas: parseGwei(gwei),
    maxPriorityFeePerGas: parseGwei(tip)
  })
  const network: Network = fakeNetwork(1, { custom: ["https://own.test"] })
  const replacing = makeReplacing(rpc, {})
  const tracker = makeTracker(rpc, {})
  const place = { network, provider: wallet.provider as unknown, account: account.address }
  const look = (of: string, more: object = {}) =>
    Effect.runPromise(
      tracker.look({ ...place, hash: of, order: { nonce: "0" }, others: [], isOld: false, ...more })
    )
  return {
    account,
    client,
    wallet,
    hash,
    look,
    mine: () => node().rpc("anvil_mine", ["0x1"]),
    prepare: (by: "speedUp" | "cancel", hashes: ReadonlyArray<string> = [hash]) =>
      Effect.runPromise(replacing.prepare({ ...place, hashes, order: { nonce: "0" }, by })),
    send: (replacement: PreparedReplacement) => Effect.runPromise(replacing.send({ replacement, ...place })),
    asked: () => wallet.requests().filter(({ method }) => method === "eth_sendTransaction").length
  }
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "success",
    ({ code }: { readonly code?: unknown }) => code
  )
const coinOf = async (address: string) =>
  BigInt(await node().rpc<string>("eth_getBalance", [address, "latest"]))

describe("T28 taking the place of what waits, on a real node", () => {
  it("T28 in part: speeds up: the same call under the same number, an eighth dearer at least, is what the chain carries out", async () => {
    const { prepare, send, look, hash, mine } = await open()
    const before = await coinOf(receiver)
    const review = await prepare("speedUp")
    const request = review.request as Readonly<Record<string, string>>
    expect(request).toMatchObject({ to: receiver, value: "0x6f05b59d3b20000", nonce: "0x0", gas: "0x5208" })
    expect(BigInt(request["maxFeePerGas"]!)).toBeGreaterThanOrEqual((parseGwei("30") * 1_125n) / 1_000n)
    expect(BigInt(request["maxPriorityFeePerGas"]!)).toBeGreaterThanOrEqual(
      (parseGwei("1") * 1_125n) / 1_000n
    )
    expect(review.fee.value).toBe(21_000n * BigInt(request["maxFeePerGas"]!))
    expect(review.feeBefore.value).toBe(21_000n * parseGwei("30"))
    const { hash: second } = await send(review)
    await mine()
    expect(await look(second, { isReplacement: true, digest: review.digest })).toMatchObject({
      status: "confirmed",
      order: { nonce: "0" }
    })
    expect(await look(hash, { digest: review.digest })).toMatchObject({
      status: "replaced",
      by: "speedUp",
      hash: second,
      outcome: "confirmed"
    })
    expect((await coinOf(receiver)) - before).toBe(parseEther("0.5"))
  })

  it("T28 in part: cancels: nothing goes to oneself, the receiver gets nothing, and it may be cancelled once more with more", async () => {
    const { prepare, send, look, hash, mine, account } = await open()
    const before = await coinOf(receiver)
    const review = await prepare("cancel")
    expect(review.request).toMatchObject({ to: account.address, value: "0x0", data: "0x", nonce: "0x0" })
    const { hash: second } = await send(review)
    const again = await prepare("cancel", [second, hash])
    expect(again.replaces).toBe(second)
    const { hash: third } = await send(again)
    await mine()
    expect(await look(hash)).toMatchObject({ status: "replaced", by: "cancel", hash: third })
    expect((await coinOf(receiver)) - before).toBe(0n)
  })

  it("T28 in part: what goes through while the second is reviewed, or while the wallet is asked, is told as that, and no wallet is asked for it", async () => {
    const reviewed = await open()
    const review = await reviewed.prepare("speedUp")
    await reviewed.mine()
    expect(await codeOf(reviewed.send(review))).toBe("TRANSACTION_SETTLED")
    expect(reviewed.asked()).toBe(0)
    expect(await codeOf(reviewed.prepare("cancel"))).toBe("TRANSACTION_SETTLED")

    const asked = await open()
    const shown = await asked.prepare("speedUp")
    asked.wallet.setPolicy("ask", "eth_sendTransaction")
    const sending = codeOf(asked.send(shown))
    await expect.poll(() => asked.wallet.pending().length).toBe(1)
    await asked.mine()
    asked.wallet.pending()[0]!.approve()
    expect(await sending).toBe("TRANSACTION_SETTLED")
  })

  it("T28 in part: a wallet that sends it under a number of its own is seen: both are carried out", async () => {
    const { prepare, look, hash, client, mine } = await open()
    const { digest } = await prepare("speedUp")
    const beside = await client.sendTransaction({
      to: receiver,
      value: parseEther("0.5"),
      gas: 21_000n,
      nonce: 1,
      maxFeePerGas: parseGwei("60"),
      maxPriorityFeePerGas: parseGwei("2")
    })
    const pending = await look(beside, { isReplacement: true, digest })
    expect(pending).toEqual({ status: "pending", order: { nonce: "1" } })
    await mine()
    expect(await look(beside, { isReplacement: true, digest })).toMatchObject({
      status: "confirmed",
      order: { nonce: "1" }
    })
    expect(await look(hash)).toMatchObject({ status: "confirmed" })
  })

  it("T06, T28 in part: nothing takes the place of what another key has signed, what the node does not know, and of a wallet that chooses numbers", async () => {
    const { prepare, hash, account } = await open()
    const replacing = makeReplacing(rpc, {})
    const network: Network = fakeNetwork(1, { custom: ["https://own.test"] })
    const query = { network, account: account.address, hashes: [hash], order: { nonce: "0" } }
    expect(replacing.canReplace(query)).toBe(true)
    expect(replacing.canReplace({ ...query, order: { count: "0" } })).toBe(false)
    expect(replacing.canReplace({ ...query, hashes: [] })).toBe(false)
    expect(replacing.canReplace({ ...query, provider: { choosesNonce: true } })).toBe(false)
    const other = `0x${"ab".repeat(32)}` as Hex
    expect(await codeOf(prepare("speedUp", [other]))).toBe("TRANSACTION_FIXED")
    const stranger = await open()
    expect(await codeOf(prepare("speedUp", [stranger.hash]))).toBe("TRANSACTION_FIXED")
  })
})
