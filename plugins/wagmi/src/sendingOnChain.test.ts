import type { KitCore } from "@latchkey/core"
import type * as Wagmi from "@wagmi/core"
import { erc20Abi, http, parseEther, type Address } from "viem"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { compileContracts } from "../../evm/stack/compile.ts"
import { chain, idOf, openBrowser, openPage } from "../support/openPage.ts"
import { mockedWagmi, useWagmi, wagmiVersions } from "../support/wagmiVersions.ts"
import { createVirtualWallet } from "@latchkey/testing"
import { createWagmiConfig } from "./createWagmiConfig.ts"
import type { Describe } from "./SentRequest.ts"

vi.mock("@wagmi/core", () => mockedWagmi())

const batchAccount: Address = `0x${"ba".repeat(20)}`
const receiver: Address = "0x1111111111111111111111111111111111111111"

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm"] })
  const { runtime } = (await compileContracts())["BatchAccount"]!
  await stack.evm!.chain(1).rpc("anvil_setCode", [batchAccount, runtime])
})
afterAll(() => stack?.stop())

let kit: KitCore | undefined
afterEach(async () => {
  await kit?.dispose()
  vi.unstubAllGlobals()
})

describe.each(wagmiVersions)("on a real node, with @wagmi/core %s", (version, load) => {
  let wagmi: typeof Wagmi
  beforeAll(async () => {
    wagmi = useWagmi(await load())
  })

  const open = async (describe?: Describe) => {
    const { rpcUrl, tokens } = stack.evm!.chain(1)
    const wallet = createVirtualWallet({
      chains: [{ ...chain(1), rpcUrl }],
      info: { rdns: "io.alder" },
      batchAccount
    })
    const page = openPage(openBrowser([wallet]), [chain(1, rpcUrl)])
    kit = page
    const config = createWagmiConfig(page, {
      transports: { 1: http(rpcUrl, { retryCount: 0 }) },
      ...(describe === undefined ? {} : { describe })
    }) as unknown as Wagmi.Config
    await page.ready()
    await page.connect({ connectorId: idOf(page, wallet), namespace: "eip155" })
    return { page, wallet, config, usdc: tokens.usdc as Address }
  }
  const listed = (page: KitCore) => page.getSnapshot().transactions.list
  /** The only transaction of the ledger, once it is known what became of it. */
  const settled = async (page: KitCore) => {
    await vi.waitFor(() => expect(listed(page)).toHaveLength(1))
    return page.transactions.follow(listed(page)[0]!.id)
  }

  it("coins are sent, waited for, and followed in the ledger with what they are", async () => {
    const { page, config } = await open()
    const hash = await wagmi.sendTransaction(config, { to: receiver, value: parseEther("0.25") })
    const receipt = await wagmi.waitForTransactionReceipt(config, { hash, pollingInterval: 50 })
    expect(receipt.status).toBe("success")
    expect(await settled(page)).toMatchObject({
      hash,
      networkId: "eip155:1",
      status: "confirmed",
      description: {
        kind: "send",
        receiver,
        sends: [{ value: parseEther("0.25"), decimals: 18, symbol: "ETH" }]
      }
    })
  })

  it("a contract is written to, and the ledger has the app's own words for it", async () => {
    const { page, config, usdc } = await open(({ calls: [call] }) =>
      call?.to?.toLowerCase() === usdc.toLowerCase() ? { text: "Tip the baker" } : undefined
    )
    const hash = await wagmi.writeContract(config, {
      address: usdc,
      abi: erc20Abi,
      functionName: "transfer",
      args: [receiver, 5n]
    })
    expect(await settled(page)).toMatchObject({
      hash,
      status: "confirmed",
      description: { kind: "app", text: "Tip the baker" }
    })
  })

  it("what the visitor declines is an error of wagmi's, and in no list", async () => {
    const { page, wallet, config } = await open()
    wallet.setPolicy("reject")
    await expect(wagmi.sendTransaction(config, { to: receiver, value: 1n })).rejects.toMatchObject({
      name: "TransactionExecutionError",
      cause: { name: "UserRejectedRequestError" }
    })
    expect(listed(page)).toEqual([])
  })

  // The first versions have it under another name.
  const sendCalls = version === wagmiVersions[0]![0] ? [] : ["sendCalls"]
  it.each(sendCalls)(
    "%s: calls are sent together, and the transaction that carries them is followed in the ledger",
    async () => {
      const { page, config, usdc } = await open()
      const transfer = { abi: erc20Abi, functionName: "transfer", args: [receiver, 2n], to: usdc } as const
      const sent = await wagmi.sendCalls(config, { calls: [transfer, { to: receiver, value: 3n }] })
      const { receipts } = await vi.waitFor(async () => {
        const status = await wagmi.getCallsStatus(config, { id: sent.id })
        expect(status.status).toBe("success")
        return status
      })
      expect(await settled(page)).toMatchObject({
        hash: receipts![0]!.transactionHash,
        status: "confirmed",
        description: { kind: "app" }
      })
    }
  )
})
