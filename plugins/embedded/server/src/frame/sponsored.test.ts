import { describe, expect, it } from "vitest"
import { toHex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import type { SmartAccount } from "../../frame/account/evmAccounts.ts"
import { smartAddress } from "../../frame/account/smartAddress.ts"
import { FrameError } from "../../frame/FrameError.ts"
import { reviewOperation } from "../../frame/signing/reviewOperation.ts"
import type { AskNode } from "../../frame/signing/Signing.ts"
import { prepareOperation } from "../../frame/signing/userOperation.ts"
import { words } from "../../frame/words/en.ts"
import { makeNodes } from "../makeNodes.ts"

const key = privateKeyToAccount(`0x${"11".repeat(32)}`)
const receiver = `0x${"ab".repeat(20)}` as const
const paymaster = `0x${"77".repeat(20)}` as const
const contracts = {
  factory: `0x${"21".repeat(20)}`,
  implementation: `0x${"22".repeat(20)}`,
  entryPoint: `0x${"23".repeat(20)}`
} as const
const smart: SmartAccount = {
  ...contracts,
  paymaster: { name: "Acme" },
  owner: key.address,
  address: smartAddress(key.address, contracts)
}
const calls = [{ to: receiver, value: 7n, data: "0x" }] as const
const fees = { maxFeePerGas: 3n, maxPriorityFeePerGas: 1n }
const gas = { callGasLimit: "0x64", verificationGasLimit: "0xc8", preVerificationGas: "0x12c" }
const stub = {
  paymaster,
  paymasterData: "0x01",
  paymasterVerificationGasLimit: "0x10",
  paymasterPostOpGasLimit: "0x2"
}
const refused = (text: string) => () => {
  throw new FrameError(text)
}

/** A node, a bundler and a paymaster that answer so, and what they were asked. */
const world = (answers: Readonly<Record<string, unknown>>) => {
  const asked: Array<{ readonly method: string; readonly operation: Readonly<Record<string, unknown>> }> = []
  const all: Readonly<Record<string, unknown>> = {
    eth_getCode: "0x60",
    eth_call: toHex(5n, { size: 32 }),
    eth_estimateUserOperationGas: gas,
    eth_sendUserOperation: "0x1",
    eth_getBalance: "0x7",
    eth_gasPrice: "0x3",
    eth_getBlockByNumber: {},
    pm_getPaymasterStubData: stub,
    pm_getPaymasterData: { paymaster, paymasterData: "0x0203" },
    ...answers
  }
  const ask: AskNode = async (method, params) => {
    asked.push({ method, operation: (params as ReadonlyArray<never>)[0]! })
    const answer = all[method]
    return typeof answer === "function" ? (answer as () => unknown)() : answer
  }
  return { ask, asked, of: (method: string) => asked.find((one) => one.method === method)?.operation }
}

describe("an operation whose fee a paymaster pays", () => {
  it("T21, T22 in part: costs the account nothing, and what is signed and sent is what the paymaster has agreed to", async () => {
    const { ask, asked, of } = world({})
    const prepared = await prepareOperation(calls, smart, 1, fees, ask)
    expect(prepared).toMatchObject({ fee: 0n, payer: "Acme" })
    expect(asked.map(({ method }) => method).filter((method) => /UserOp|pm_/.test(method))).toEqual([
      "pm_getPaymasterStubData",
      "eth_estimateUserOperationGas",
      "pm_getPaymasterData"
    ])
    expect(of("eth_estimateUserOperationGas")).toMatchObject({ paymaster, paymasterData: "0x01" })
    expect(of("pm_getPaymasterData")).toMatchObject({
      callGasLimit: "0x64",
      paymasterVerificationGasLimit: "0x10"
    })
    expect(await prepared.send({ evm: key } as never)).toBe(prepared.hash)
    const sent = of("eth_sendUserOperation")!
    expect(sent).toMatchObject({ paymaster, paymasterData: "0x0203", paymasterPostOpGasLimit: "0x2" })
    const other = await prepareOperation(
      calls,
      { ...smart, paymaster: { name: "Acme" } },
      1,
      fees,
      world({ pm_getPaymasterData: { paymaster, paymasterData: "0x0204" } }).ask
    )
    expect(other.hash).not.toBe(prepared.hash)
  })

  it("takes the bundler's word for its gas, and asks no more of one that has said all at once", async () => {
    const { ask, asked, of } = world({
      pm_getPaymasterStubData: { ...stub, isFinal: true },
      eth_estimateUserOperationGas: { ...gas, paymasterVerificationGasLimit: "0x20" }
    })
    const prepared = await prepareOperation(calls, smart, 1, fees, ask)
    expect(asked.map(({ method }) => method)).not.toContain("pm_getPaymasterData")
    await prepared.send({ evm: key } as never)
    expect(of("eth_sendUserOperation")).toMatchObject({
      paymasterData: "0x01",
      paymasterVerificationGasLimit: "0x20"
    })
  })

  it.each([
    ["refuses at once", { pm_getPaymasterStubData: refused("No budget left") }, "No budget left"],
    ["refuses once the gas is known", { pm_getPaymasterData: refused("Too dear") }, "Too dear"],
    ["names nobody", { pm_getPaymasterStubData: {} }, "strange answer"],
    ["gives no bytes", { pm_getPaymasterData: { paymaster, paymasterData: "0x1" } }, "strange answer"],
    [
      "gives too many",
      { pm_getPaymasterData: { paymaster, paymasterData: `0x${"00".repeat(4_097)}` } },
      "strange answer"
    ],
    [
      "counts gas in words",
      { pm_getPaymasterStubData: { ...stub, paymasterPostOpGasLimit: "much" } },
      "strange answer"
    ]
  ])("T22 in part: is paid by the account where the paymaster %s, and says why", async (_, answers, why) => {
    const { ask, of } = world(answers)
    const prepared = await prepareOperation(calls, smart, 1, fees, ask)
    expect(prepared).toMatchObject({ fee: 1_800n, refusal: expect.stringContaining(why) })
    expect(prepared.payer).toBeUndefined()
    await prepared.send({ evm: key } as never)
    expect(of("eth_sendUserOperation")).not.toHaveProperty("paymaster")
  })

  const review = (answers: Readonly<Record<string, unknown>>) =>
    reviewOperation(
      calls,
      { title: "", act: "", parts: [], warnings: [] } as never,
      {
        chain: { id: "eip155:1", name: "Ethereum", coin: { symbol: "ETH", decimals: 18 } },
        smart,
        words: words.signing,
        askNode: world(answers).ask
      } as never
    )

  it("T21 in part: is reviewed as such, of an account that has no more than it sends", async () => {
    const { review: shown } = await review({})
    expect(shown.parts).toContainEqual({ label: words.signing.fee, value: "0 ETH (Acme)", kind: "text" })
  })

  it("T21 in part: of an account without the coin is refused with the paymaster's reason where that does not pay", async () => {
    await expect(review({ pm_getPaymasterStubData: refused("No budget left") })).rejects.toThrow(
      /Insufficient funds.*No budget left/
    )
  })
})

describe("the server between a frame and a paymaster", () => {
  const chain = {
    id: "eip155:8453",
    name: "Base",
    rpcUrl: "http://127.0.0.1:9",
    coin: { symbol: "ETH", decimals: 18 }
  }
  it("passes on no context but its own, and the chain's own id", async () => {
    const bodies: Array<unknown> = []
    const { createServer } = await import("node:http")
    const server = createServer((request, response) => {
      let text = ""
      request.on("data", (part) => (text += String(part)))
      request.on("end", () => {
        bodies.push(JSON.parse(text))
        response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result: stub }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as { readonly port: number }
    try {
      const url = `http://127.0.0.1:${port}`
      const ask = makeNodes([
        {
          ...chain,
          smartAccount: {
            ...contracts,
            bundlerUrl: "http://127.0.0.1:9",
            paymaster: { url, name: "Acme", context: { policy: "own" } }
          }
        }
      ])
      await ask("eip155:8453", "pm_getPaymasterStubData", [
        { sender: "0x1" },
        "0x2",
        "0x1",
        { policy: "theirs" }
      ])
      expect(bodies).toMatchObject([
        { method: "pm_getPaymasterStubData", params: [{ sender: "0x1" }, "0x2", "0x2105", { policy: "own" }] }
      ])
    } finally {
      server.close()
    }
  })
  it("asks nobody where there is none", async () => {
    for (const smartAccount of [undefined, { ...contracts, bundlerUrl: "http://127.0.0.1:9" }])
      await expect(
        makeNodes([{ ...chain, ...(smartAccount === undefined ? {} : { smartAccount }) }])(
          "eip155:8453",
          "pm_getPaymasterData",
          []
        )
      ).rejects.toMatchObject({ status: 404 })
  })
})
