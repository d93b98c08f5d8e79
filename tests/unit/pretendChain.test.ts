import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { onchainSwap } from "@latchkey/onchain-swap"
import { swap } from "@latchkey/swap"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { expect, onTestFinished, test, vi } from "vitest"
import { pretendFetch, pretendRouter, pretendTokens } from "../../docs/src/front/PretendChain.ts"

const usdc = `eip155:1:${pretendTokens[0]!.address}` as const

test("on the front page's pretended chain ether is swapped for a token and back, as each is quoted", async () => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", new URL("https://tea.example/"))
  const wallet = createVirtualWallet({
    chains: [{ id: 1, rpcUrl: "https://chain.example/1" }],
    info: { rdns: "com.example.wallet" },
    policy: "approve",
    fetch: pretendFetch()
  })
  const stopAnnouncing = announce(wallet, window)
  const kit = createKit({
    app: { name: "Front page", url: "https://tea.example" },
    networks: [mainnet],
    plugins: [
      evm(),
      swap(),
      onchainSwap({
        routers: [
          {
            networkId: "eip155:1",
            title: "Uniswap V2",
            router: pretendRouter,
            tokens: pretendTokens.map(({ address }) => address)
          }
        ]
      })
    ],
    storage: memoryStorage()
  })
  onTestFinished(async () => {
    stopAnnouncing()
    await kit.dispose()
  })
  await kit.connect({ connectorId: "com.example.wallet" })
  const request = { sell: "native", buy: usdc, amount: { value: 10n ** 18n, decimals: 18 } } as const
  const steps: Array<string> = []
  const trials = new Set<string | undefined>()
  const carryOut = async (wish: Parameters<typeof kit.swap.prepare>[0]) => {
    for (;;) {
      const review = await kit.swap.prepare(wish)
      await kit.swap.submit(review)
      const { status } = await kit.swap.follow()
      steps.push(`${review.step} ${status}`)
      trials.add(review.trial?.status)
      if (status !== "success" || review.step === "swap") return
    }
  }
  const held = async () => (await kit.swap.tokens()).find(({ id }) => id === usdc)?.balance
  const { bought } = await kit.swap.quote(request)
  expect(bought).toMatchObject({ symbol: "USDC", decimals: 6 })
  await carryOut(request)
  expect(steps).toEqual(["swap success"])
  expect(await held()).toBe(bought.value)

  await carryOut({ sell: usdc, buy: "native", amount: bought })
  expect(steps).toEqual(["swap success", "approve success", "swap success"])
  expect(await held()).toBe(0n)
  expect([...trials]).toEqual(["done"])
})
