import { createKit, memoryStorage } from "@latchkey/core"
import { nameResolution, prices, tokenBalances, transfers } from "@latchkey/core/effect"
import { names } from "@latchkey/names"
import { send } from "@latchkey/send"
import * as Effect from "effect/Effect"
import { expect, it, onTestFinished, vi } from "vitest"
import { network, oneWalletChain } from "../support/oneWalletChain.ts"

const picture = "data:image/png;base64,AAAA"

it("S3.11[all] the state has the token, the amount and the receiver as they were entered, the receiver's name, address and picture, and in dollars what there is of the network's coin", async () => {
  const coin = { name: "Coin", amount: { value: 400n, decimals: 2, symbol: "COIN" } }
  const tea = { token: "test:1:t5", name: "Tea", amount: { value: 5n, decimals: 1, symbol: "TEA" } } as const
  const { plugin } = oneWalletChain({
    setup: (host) => {
      host.addCapability("test", tokenBalances, { list: () => Effect.succeed([coin, tea]) })
      host.addCapability("test", transfers, {
        prepare: () => Effect.never,
        send: () => Effect.never,
        follow: () => Effect.never
      })
      host.addCapability("test", prices, {
        list: ({ currency }) => Effect.succeed([{ price: { value: 125n, decimals: 2, symbol: currency } }])
      })
      host.addCapability("test", nameResolution, {
        reader: Effect.succeed({
          resolve: ({ name }: { readonly name: string }) =>
            Effect.succeed(name === "tea.test" ? { name, address: "b2" } : undefined),
          reverse: ({ address }: { readonly address: string }) =>
            Effect.succeed(address === "b2" ? "tea.test" : undefined),
          avatar: () => Effect.succeed(picture)
        })
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, names(), send()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  await kit.send.tokens()
  const entered = { token: tea.token, amount: "0.5", receiver: "tea.test" }
  await kit.send.edit(entered)
  const { address } = (await kit.send.lookUp({ receiver: entered.receiver }))!
  await kit.names.profile({ address, networkId: "test:1" })
  await vi.waitFor(() => expect(kit.getSnapshot().send.tokens.prices).toBeDefined())
  const { send: sending, names: known } = kit.getSnapshot()
  expect(sending.form).toEqual(entered)
  expect(sending.named).toEqual({ name: "tea.test", address: "b2" })
  expect(known["test:1:b2"]).toEqual({ status: "ready", name: "tea.test", avatar: picture })
  expect(sending.tokens.coinWorth).toEqual({ value: 5n * 10n ** 18n, decimals: 18, symbol: "USD" })
})
