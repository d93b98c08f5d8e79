import { base58 } from "@scure/base"
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js"
import { chromium, type Browser } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { encodeFunctionData, erc20Abi, toHex, type Hex } from "viem"
import { launchOptions } from "../../../../scripts/browser-path.mjs"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { openInStack } from "../support/openInStack.ts"

const ether = 10n ** 18n
const receiver = "0x000000000000000000000000000000000000dEaD"

describe("the wallet on a chain, in the local stack", () => {
  let stack: Stack
  let browser: Browser
  beforeAll(async () => {
    ;[stack, browser] = await Promise.all([
      startStack({ parts: ["evm", "solana", "embedded"] }),
      chromium.launch(launchOptions())
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await stack?.stop()
  })

  it("T20, T22 in part: pays what was shown, and calls a token as it was shown", async () => {
    const visitor = await openInStack(stack, browser, "grace", 8453)
    try {
      const address = visitor.address as Hex
      const base = stack.evm!.chain(8453)
      await base.rpc("anvil_setBalance", [address, toHex(ether)])

      const read = await visitor.call("RPC_REQUEST", {
        method: "eth_getBalance",
        params: [address, "latest"]
      })
      expect(BigInt(read.payload as string)).toBe(ether)

      const before = BigInt(await base.rpc<Hex>("eth_getBalance", [receiver, "latest"]))
      const paying = visitor.call("RPC_REQUEST", {
        method: "eth_sendTransaction",
        params: [{ from: address, to: receiver, value: toHex(ether / 4n) }]
      })
      const payment = await visitor.panel("Send ETH")
      const shown = await payment.locator("main").innerText()
      for (const text of ["0.25 ETH", receiver, "Base", address]) expect(shown).toContain(text)
      await payment.getByRole("button", { name: "Send" }).click()
      const hash = (await paying).payload as Hex
      const receipt = await expect
        .poll(() => base.rpc<{ readonly status: Hex } | null>("eth_getTransactionReceipt", [hash]))
        .not.toBeNull()
        .then(() =>
          base.rpc<{ readonly status: Hex; readonly from: Hex }>("eth_getTransactionReceipt", [hash])
        )
      expect(receipt).toMatchObject({ status: "0x1", from: address.toLowerCase() })
      expect(BigInt(await base.rpc<Hex>("eth_getBalance", [receiver, "latest"])) - before).toBe(ether / 4n)

      const token = base.tokens.usdc
      const allowing = visitor.call("RPC_REQUEST", {
        method: "eth_sendTransaction",
        params: [
          {
            to: token,
            data: encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [receiver, 1_500_000n] })
          }
        ]
      })
      const allowance = await visitor.panel("Let another spend your token")
      expect(await allowance.locator(".amount dd").textContent()).toBe("1.5 USDC")
      await allowance.getByRole("button", { name: "Allow" }).click()
      expect((await allowing).payload).toMatch(/^0x[0-9a-f]{64}$/)
      const data = encodeFunctionData({ abi: erc20Abi, functionName: "allowance", args: [address, receiver] })
      await expect
        .poll(async () => BigInt(await base.rpc<Hex>("eth_call", [{ to: token, data }, "latest"])))
        .toBe(1_500_000n)

      const poor = await visitor.call("RPC_REQUEST", {
        method: "eth_sendTransaction",
        params: [{ to: receiver, value: toHex(ether * 9n) }]
      })
      expect(poor).toMatchObject({ type: "@w3m-frame/RPC_REQUEST_ERROR" })
      expect((poor.payload as { message: string }).message).toMatch(/insufficient|funds/i)
    } finally {
      await visitor.end()
    }
  })

  it("S9.17 in part, T20: pays on Solana what was shown", async () => {
    const network = stack.solana!.network("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")
    const visitor = await openInStack(stack, browser, "hopper", network.caipNetworkId)
    try {
      const { address } = visitor
      await stack.solana!.fund(address, 3_000_000_000n, network.caipNetworkId)
      const connection = new Connection(network.rpcUrl, "confirmed")
      const [from, to] = [new PublicKey(address), Keypair.generate().publicKey]
      const { blockhash } = await connection.getLatestBlockhash()
      const transaction = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(
        SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 1_250_000_000 })
      )
      const bytes = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
      const paying = visitor.call("RPC_REQUEST", {
        method: "solana_signAndSendTransaction",
        params: { transaction: base58.encode(Uint8Array.from(bytes)) }
      })
      const payment = await visitor.panel("Send a transaction")
      const shown = await payment.locator("main").innerText()
      for (const text of ["1.25 SOL", to.toBase58(), address]) expect(shown).toContain(text)
      await payment.getByRole("button", { name: "Send" }).click()
      expect((await paying).payload).toMatchObject({
        signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,}$/)
      })
      await expect.poll(() => connection.getBalance(to)).toBe(1_250_000_000)
    } finally {
      await visitor.end()
    }
  })
})
