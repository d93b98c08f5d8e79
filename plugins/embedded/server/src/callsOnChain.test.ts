import { describe, expect, it } from "vitest"
import { createPublicClient, encodeFunctionData, erc20Abi, http, toHex, type Hex } from "viem"
import { holders } from "../../../evm/stack/tokens.ts"
import { openSmartAccount } from "../support/openSmartAccount.ts"
import { withStack } from "../support/withStack.ts"

const receiver = "0x000000000000000000000000000000000000dEaD"

interface Status {
  readonly status: number
  readonly receipts?: ReadonlyArray<{ readonly transactionHash: Hex; readonly status: Hex }>
}

describe("several calls at once, in the local stack", () => {
  const { stack, browser, ends } = withStack()

  const base = () => stack().evm!.chain(8453)
  const client = () => createPublicClient({ transport: http(base().rpcUrl) })
  const usdcOf = (address: Hex) =>
    client().readContract({
      address: base().tokens.usdc,
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [address]
    })
  const allowanceOf = (owner: Hex) =>
    client().readContract({
      address: base().tokens.usdc,
      abi: erc20Abi,
      functionName: "allowance",
      args: [owner, receiver]
    })
  const transfer = (to: Hex, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, amount] })
  const approve = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [receiver, amount] })

  const open = async (name: string) => {
    const visitor = await openSmartAccount(stack(), browser(), name)
    ends.push(visitor.end)
    const from = holders[0]!
    const hash = await base().rpc<Hex>("eth_sendTransaction", [
      { from, to: base().tokens.usdc, data: transfer(visitor.smart, 10_000_000n) }
    ])
    await client().waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const statusOf = async (id: unknown) =>
      (await visitor.rpc("wallet_getCallsStatus", [id])).payload as Status
    const final = async (id: unknown) => {
      await expect.poll(async () => (await statusOf(id)).status).toBeGreaterThanOrEqual(200)
      return statusOf(id)
    }
    const ask = (calls: ReadonlyArray<object>, more: object = {}) =>
      visitor.rpc("wallet_sendCalls", [
        { version: "2.0.0", from: visitor.smart, chainId: "0x2105", atomicRequired: true, calls, ...more }
      ])
    const refused = async (calls: ReadonlyArray<object>, more: object = {}) => {
      const { type, payload } = await ask(calls, more)
      expect(type).toBe("@w3m-frame/RPC_REQUEST_ERROR")
      return (payload as { readonly message: string }).message
    }
    return { ...visitor, ask, refused, statusOf, final }
  }

  it("S5.12 in part: shows every call, and makes all of them with one answer", async () => {
    const { panel, smart, ask, final } = await open("calls")
    const token = base().tokens.usdc
    const before = await usdcOf(receiver)
    const asking = ask([
      { to: token, data: approve(1_500_000n), value: "0x0" },
      { to: token, data: transfer(receiver, 2_000_000n) },
      { to: receiver, value: "0x7" }
    ])
    const frame = await panel("Approve 3 calls at once")
    const shown = await frame.locator("main").innerText()
    for (const text of [
      "1 of 3",
      "Let another spend your token",
      "1.5 USDC",
      "2 of 3",
      "Send a token",
      "2 USDC",
      "3 of 3",
      "Send ETH",
      "0.000000000000000007 ETH",
      smart
    ])
      expect(shown).toContain(text)
    await frame.getByRole("button", { name: "Approve" }).click()
    const { id } = (await asking).payload as { readonly id: Hex }
    const told = await final(id)
    expect(told).toMatchObject({ version: "2.0.0", id, chainId: "0x2105", atomic: true, status: 200 })
    expect(told.receipts).toHaveLength(1)
    const { transactionHash: hash, status } = told.receipts![0]!
    expect(status).toBe("0x1")
    expect((await client().getTransactionReceipt({ hash })).status).toBe("success")
    expect((await usdcOf(receiver)) - before).toBe(2_000_000n)
    expect(await allowanceOf(smart)).toBe(1_500_000n)
  })

  it("S5.12 in part: where one call fails on the chain, none happens, and the status says so", async () => {
    const { panel, smart, ask, final } = await open("undone")
    const token = base().tokens.usdc
    const lender = holders[1]
    const allow = async (amount: bigint) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [smart, amount] })
      const hash = await base().rpc<Hex>("eth_sendTransaction", [{ from: lender, to: token, data }])
      await client().waitForTransactionReceipt({ hash, pollingInterval: 20 })
    }
    await allow(5n)
    const borrow = encodeFunctionData({
      abi: erc20Abi,
      functionName: "transferFrom",
      args: [lender, receiver, 5n]
    })
    const asking = ask([
      { to: token, data: approve(77n) },
      { to: token, data: borrow }
    ])
    const frame = await panel("Approve 2 calls at once")
    // What was lent is taken back before it is approved.
    await allow(0n)
    await frame.getByRole("button", { name: "Approve" }).click()
    const { id } = (await asking).payload as { readonly id: Hex }
    const told = await final(id)
    expect(told.status).toBe(500)
    expect(told.receipts![0]!.status).toBe("0x0")
    expect(await allowanceOf(smart)).toBe(0n)
  })

  it("S5.12 in part: refuses calls that are not what they should be, without asking anybody", async () => {
    const { refused, owner } = await open("strange")
    const call = { to: receiver, value: "0x1" }
    const malformed = "The request is malformed"
    expect(await refused([{ value: "0x1" }])).toBe(malformed)
    expect(await refused([{ to: receiver.slice(2) }])).toBe(malformed)
    expect(await refused([{ ...call, data: "12" }])).toBe(malformed)
    expect(await refused([{ ...call, to: "0x12" }])).toBe("The receiver is no address")
    expect(await refused([{ ...call, data: "0x1" }])).toBe("The transaction's data is malformed")
    expect(await refused([{ ...call, value: 1 }])).toBe("value is no number")
    expect(await refused([])).toBe("There is no call")
    expect(await refused(Array.from({ length: 33 }, () => call))).toBe("There are more than 32 calls")
    expect(await refused([call], { version: "3" })).toMatch(/versions 1.0 and 2.0.0/)
    expect(await refused([call], { chainId: "0x1" })).toBe("The calls are for another network")
    expect(await refused([call], { from: receiver })).toBe("This request is for another account")
    expect(await refused([call], { from: owner })).toBe("Several calls at once need the smart account")
    expect(await refused([call], { id: "mine" })).toMatch(/ids itself/)
    expect(
      await refused([call], { capabilities: { paymasterService: { url: "https://x.example" } } })
    ).toMatch(/paymasterService/)
    expect(
      await refused([
        { ...call, data: transfer(receiver, 1n), to: base().tokens.usdc },
        { to: receiver, value: toHex(10n ** 19n) }
      ])
    ).toMatch(/^Insufficient funds/)
  })

  it("S5.12 in part: the first version answers with the id alone, and optional extras are left out", async () => {
    const { panel, ask, final } = await open("older")
    const asking = ask([{ to: receiver, value: "0x1" }], {
      version: "1.0",
      capabilities: { paymasterService: { url: "https://x.example", optional: true } }
    })
    await (await panel("Send ETH")).getByRole("button", { name: "Send" }).click()
    const id = (await asking).payload
    expect(id).toMatch(/^0x[0-9a-f]{128}$/)
    expect((await final(id)).status).toBe(200)
  })

  it("S5.12 in part: says of each account what it can, and of calls that it never made that it does not know them", async () => {
    const { rpc, owner, smart } = await open("able")
    const able = { atomic: { status: "supported" } }
    expect((await rpc("wallet_getCapabilities", [smart, ["0x2105"]])).payload).toEqual({ "0x2105": able })
    expect((await rpc("wallet_getCapabilities", [smart])).payload).toEqual({
      "0x1": able,
      "0x2105": able,
      "0x89": { ...able, auxiliaryFunds: { supported: true } }
    })
    expect((await rpc("wallet_getCapabilities", [owner])).payload).toEqual({})
    expect((await rpc("wallet_getCapabilities", [smart, ["0x5"]])).payload).toEqual({})
    const hash = "ab".repeat(32)
    for (const id of [`0x${hash}`, "mine", `0x${hash}${"5".padStart(64, "0")}`])
      expect(await rpc("wallet_getCallsStatus", [id])).toMatchObject({
        type: "@w3m-frame/RPC_REQUEST_ERROR",
        payload: { message: "This wallet knows no such calls" }
      })
    expect(
      (await rpc("wallet_getCallsStatus", [`0x${hash}${"2105".padStart(64, "0")}`])).payload
    ).toMatchObject({
      status: 100
    })
  })
})
