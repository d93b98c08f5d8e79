import { describe, expect, it } from "vitest"
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  isErc6492Signature,
  parseAbi,
  toHex,
  type Hex
} from "viem"
import { openSmartAccount } from "../support/openSmartAccount.ts"
import { withStack } from "../support/withStack.ts"

const ether = 10n ** 18n
const receiver = "0x000000000000000000000000000000000000dEaD"
const accountAbi = parseAbi(["function owner() view returns (address)"])

describe("the smart account on a chain, in the local stack", () => {
  const { stack, browser, ends } = withStack()

  const client = () => createPublicClient({ transport: http(stack().evm!.chain(8453).rpcUrl) })
  const balanceOf = (address: Hex) => client().getBalance({ address })

  const open = async (name: string) => {
    const visitor = await openSmartAccount(stack(), browser(), name)
    ends.push(visitor.end)
    return visitor
  }

  it("S5.13 S6.03 S7.30 in part: is beside the account of the key, where the factory makes it, and is used when it is wished for", async () => {
    const { call, owner, smart, told } = await open("first")
    expect(smart).not.toBe(owner)
    expect(told).toMatchObject({
      accounts: [
        { address: owner, type: "eoa" },
        { address: smart, type: "smartAccount" }
      ],
      smartAccountDeployed: false,
      preferredAccountType: "smartAccount"
    })
    expect((await call("GET_SMART_ACCOUNT_ENABLED_NETWORKS")).payload).toEqual({
      smartAccountEnabledNetworks: [1, 8453, 137]
    })
    expect((await call("INIT_SMART_ACCOUNT")).payload).toEqual({ address: smart, isDeployed: false })
    expect((await call("SET_PREFERRED_ACCOUNT", { type: "eoa" })).payload).toEqual({
      type: "eoa",
      address: owner
    })
    expect((await call("GET_USER", {})).payload).toMatchObject({
      address: owner,
      preferredAccountType: "eoa"
    })
    expect((await call("RPC_REQUEST", { method: "eth_accounts" })).payload).toEqual([owner])
    expect((await call("SET_PREFERRED_ACCOUNT", { type: "smartAccount" })).payload).toEqual({
      type: "smartAccount",
      address: smart
    })
    expect((await call("RPC_REQUEST", { method: "eth_accounts" })).payload).toEqual([smart])
    expect(await call("SET_PREFERRED_ACCOUNT", { type: "payment" })).toMatchObject({
      type: "@w3m-frame/SET_PREFERRED_ACCOUNT_ERROR"
    })
  })

  it("S5.13 T20 in part: pays with its first operation, which brings it to its chain, what was shown and no more", async () => {
    const { panel, owner, smart, rpc, call } = await open("second")
    const before = await balanceOf(receiver)
    const paying = rpc("eth_sendTransaction", [{ from: smart, to: receiver, value: toHex(ether / 4n) }])
    const payment = await panel("Send ETH")
    const shown = await payment.locator("main").innerText()
    for (const text of ["0.25 ETH", receiver, "Base", smart, "this brings it there, once"])
      expect(shown).toContain(text)
    const most = /Network fee \(max\)\s+([\d.]+) ETH/.exec(shown)![1]!
    await payment.getByRole("button", { name: "Send" }).click()
    const hash = (await paying).payload as Hex
    const receipt = await client().getTransactionReceipt({ hash })
    expect(receipt.status).toBe("success")
    expect((await balanceOf(receiver)) - before).toBe(ether / 4n)
    expect(await client().readContract({ address: smart, abi: accountAbi, functionName: "owner" })).toBe(
      owner
    )
    const paid = ether - ether / 4n - (await balanceOf(smart))
    expect(paid).toBeGreaterThan(0n)
    expect(Number(paid)).toBeLessThanOrEqual(Number(most) * 1e18)
    expect((await call("INIT_SMART_ACCOUNT")).payload).toEqual({ address: smart, isDeployed: true })

    const again = rpc("eth_sendTransaction", [{ from: smart, to: receiver, value: "0x1" }])
    const second = await panel("Send ETH")
    expect(await second.locator("main").innerText()).not.toContain("brings it there")
    await second.getByRole("button", { name: "Send" }).click()
    expect((await again).payload).toMatch(/^0x[0-9a-f]{64}$/)
    expect((await balanceOf(receiver)) - before).toBe(ether / 4n + 1n)
  })

  it("T21, T22 in part: an account without a coin for the fee sends all that it has, where a paymaster pays on the chain", async () => {
    const { panel, smart, rpc, end } = await openSmartAccount(stack(), browser(), "sponsored", {
      chainId: 137,
      wei: 5n
    })
    ends.push(end)
    const on = createPublicClient({ transport: http(stack().evm!.chain(137).rpcUrl) })
    const can = (await rpc("wallet_getCapabilities", [smart, ["0x89"]])).payload
    expect(can).toEqual({ "0x89": { atomic: { status: "supported" }, auxiliaryFunds: { supported: true } } })
    const before = await on.getBalance({ address: receiver })
    const paying = rpc("eth_sendTransaction", [{ from: smart, to: receiver, value: "0x5" }])
    const frame = await panel("Send")
    expect(await frame.locator("main").innerText()).toMatch(/\b0 \S+ \(Acme\)/)
    await frame.getByRole("button", { name: "Send" }).click()
    const hash = (await paying).payload as Hex
    expect((await on.getTransactionReceipt({ hash })).status).toBe("success")
    expect((await on.getBalance({ address: receiver })) - before).toBe(5n)
    expect(await on.getBalance({ address: smart })).toBe(0n)
  })

  it("S5.13 in part: refuses what the account cannot pay for, what would fail, and another's account", async () => {
    const { smart, rpc } = await open("third")
    const refused = async (transaction: object) => {
      const { type, payload } = await rpc("eth_sendTransaction", [transaction])
      expect(type).toBe("@w3m-frame/RPC_REQUEST_ERROR")
      return (payload as { readonly message: string }).message
    }
    expect(await refused({ from: smart, to: receiver, value: toHex(ether * 2n) })).toMatch(
      /^Insufficient funds: this takes 2 ETH/
    )
    // Just the coin that it has: nothing is left for the fee.
    expect(await refused({ from: smart, to: receiver, value: toHex(ether) })).toMatch(/^Insufficient funds/)
    const token = stack().evm!.chain(8453).tokens.usdc
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [receiver, 1n] })
    expect(await refused({ from: smart, to: token, data })).toMatch(/reverted/)
    expect(await refused({ from: receiver, to: receiver, value: "0x1" })).toBe(
      "This request is for another account"
    )
    expect(await refused({ from: smart, data: "0x60" })).toMatch(/makes no contracts/)
    expect(await refused({ from: smart, to: receiver, chainId: "0x1" })).toBe(
      "The transaction is for another network"
    )
  })

  it("S5.13 in part: signs as a contract does, before and after it is on its chain", async () => {
    const { panel, owner, smart, rpc } = await open("fourth")
    const message = "Hello, smart account"
    const signed = async (from: Hex) => {
      const signing = rpc("personal_sign", [toHex(message), from])
      const frame = await panel("Sign a message")
      expect(await frame.locator("main").innerText()).toContain(from)
      await frame.getByRole("button", { name: "Sign" }).click()
      return (await signing).payload as Hex
    }
    const before = await signed(smart)
    expect(isErc6492Signature(before)).toBe(true)
    const isValid = (address: Hex, signature: Hex, text = message) =>
      client().verifyMessage({ address, message: text, signature })
    expect(await isValid(smart, before)).toBe(true)
    expect(await isValid(smart, before, "Hello, other")).toBe(false)
    expect(await isValid(owner, before)).toBe(false)
    // The key's own account signs as before, for who names it.
    expect(await isValid(owner, await signed(owner))).toBe(true)

    const typed = {
      domain: { name: "Shop", version: "1", chainId: 8453, verifyingContract: receiver },
      types: { Order: [{ name: "amount", type: "uint256" }] },
      primaryType: "Order",
      message: { amount: "5" }
    } as const
    const asJson = JSON.stringify({
      ...typed,
      types: {
        ...typed.types,
        EIP712Domain: ["name", "version", "chainId", "verifyingContract"].map((name, place) => ({
          name,
          type: ["string", "string", "uint256", "address"][place]
        }))
      }
    })
    const signTyped = async () => {
      const signing = rpc("eth_signTypedData_v4", [smart, asJson])
      const frame = await panel("Sign typed data")
      await frame.getByRole("checkbox").check()
      await frame.getByRole("button", { name: "Sign" }).click()
      return (await signing).payload as Hex
    }
    const isValidTyped = async (signature: Hex, amount = 5n) =>
      client().verifyTypedData({ ...typed, address: smart, message: { amount }, signature })
    expect(await isValidTyped(await signTyped())).toBe(true)

    const sending = rpc("eth_sendTransaction", [{ from: smart, to: receiver, value: "0x1" }])
    await (await panel("Send ETH")).getByRole("button", { name: "Send" }).click()
    await sending
    const after = await signed(smart)
    expect(isErc6492Signature(after)).toBe(false)
    expect(await isValid(smart, after)).toBe(true)
    const typedAfter = await signTyped()
    expect(await isValidTyped(typedAfter)).toBe(true)
    expect(await isValidTyped(typedAfter, 6n)).toBe(false)
  })
})
