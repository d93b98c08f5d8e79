import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { account, grantingKit } from "../../../tests/support/grantingKit.ts"
import { Accounts } from "../effect.ts"
import type { Kit, Plugin } from "../index.ts"

const kits: Array<Pick<Kit, "dispose">> = []
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
})
// What wallets tell reaches the state once a frame.
const nextFrame = () => vi.advanceTimersByTimeAsync(20)

const token = {
  name: "T",
  symbol: "T",
  chainId: "test:1",
  quantity: { numeric: "1", decimals: "18" },
  price: 1,
  iconUrl: ""
}
/** Of the account, whatever network it is on. */
const ofAccount = { profileName: "name.example", user: { email: "visitor@example.com" }, currentTab: 1 }
/** Read on one network. */
const ofNetwork = {
  balance: "7",
  balanceSymbol: "COIN",
  balanceLoading: true,
  balanceFailed: true,
  lastRetry: 1,
  tokenBalance: [token],
  addressExplorerUrl: "https://other-explorer.test"
}

const features: Plugin<"features", object> = {
  id: "features",
  load: async () => ({
    actions: {
      fill: () => Effect.flatMap(Accounts, (accounts) => accounts.set("test", { ...ofAccount, ...ofNetwork }))
    }
  }),
  actions: ["fill"]
} as never

/** A connected account of which features know a name, tokens and a balance. */
const known = async () => {
  const world = grantingKit({ wallet: { grant: { accounts: [account("a1"), account("a2")] } }, next: {} })
  kits.push(world.kit)
  await world.kit.ready()
  await world.kit.use(features)
  await world.kit.connect({ connectorId: "wallet" })
  await (world.kit as unknown as { features: { fill: () => Promise<void> } }).features.fill()
  expect(world.account()).toMatchObject({ ...ofAccount, ...ofNetwork })
  const accounts = (...addresses: ReadonlyArray<string>) =>
    addresses.map((address) => ({ namespace: "test", ...account(address) }))
  return { ...world, accounts }
}

describe("what is known of an account", () => {
  it("T22 goes with it: another account of the wallet has none of its balance, tokens, name or user", async () => {
    const { tell, accounts, account } = await known()
    tell("wallet", { type: "accounts", namespace: "test", accounts: accounts("a2", "a1") })
    await nextFrame()
    expect(account()).toEqual({
      status: "connected",
      address: "a2",
      caipAddress: "test:1:a2",
      allAccounts: accounts("a2", "a1"),
      connectedWalletInfo: { name: "wallet" },
      addressExplorerUrl: "https://explorer.test/1/a2",
      balanceLoading: false,
      balanceFailed: false,
      tokenBalance: [],
      currentTab: 0,
      smartAccountDeployed: false,
      addressLabels: new Map()
    })
  })

  it("stays where the wallet only lists others after it", async () => {
    const { tell, accounts, account } = await known()
    tell("wallet", { type: "accounts", namespace: "test", accounts: accounts("a1", "a3") })
    await nextFrame()
    expect(account()).toMatchObject({ ...ofAccount, ...ofNetwork, address: "a1" })
    expect(account().allAccounts).toEqual(accounts("a1", "a3"))
  })

  it("T22 on another network the account keeps who it is, and nothing that was read on the one before", async () => {
    const { kit, account, accounts } = await known()
    await kit.switchNetwork({ networkId: "test:2" })
    expect(account()).toEqual({
      ...ofAccount,
      status: "connected",
      address: "a1",
      caipAddress: "test:2:a1",
      allAccounts: accounts("a1", "a2"),
      connectedWalletInfo: { name: "wallet" },
      addressExplorerUrl: "https://explorer.test/2/a1",
      balanceLoading: false,
      balanceFailed: false,
      tokenBalance: [],
      smartAccountDeployed: false,
      addressLabels: new Map()
    })
  })

  it("T22 another wallet on another network begins with nothing, and so does the first when it comes back", async () => {
    const { kit, account } = await known()
    await kit.connect({ connectorId: "next" })
    // The same address by another wallet is the same account.
    expect(account()).toMatchObject({ address: "a1", profileName: "name.example" })
    await kit.disconnect()
    await kit.connect({ connectorId: "wallet" })
    expect(account()).not.toHaveProperty("profileName")
    expect(account()).not.toHaveProperty("balance")
  })

  it("is not another namespace's", async () => {
    const { account } = await known()
    expect(account("other")).not.toHaveProperty("profileName")
    expect(account("other")).not.toHaveProperty("balance")
  })

  it("T22 what is read for an account that is not the current one any more is shown nowhere", async () => {
    const { kit, tell, accounts, account } = await known()
    await kit.refreshBalance()
    expect(account()).toMatchObject({ balance: "1", balanceSymbol: "COIN" })
    const reading = kit.refreshBalance({ force: true })
    tell("wallet", { type: "accounts", namespace: "test", accounts: accounts("a2") })
    await nextFrame()
    await reading
    await kit.refreshBalance()
    expect(account()).toMatchObject({ address: "a2", balance: "2" })
  })
})

describe("what a wallet signs with", () => {
  it("T22 is the current account, on the network that it is on", async () => {
    const { kit, tell, accounts } = await known()
    expect(await kit.signMessage({ message: "hello" })).toBe("a1 on test:1")
    await kit.switchNetwork({ networkId: "test:2" })
    tell("wallet", { type: "accounts", namespace: "test", accounts: accounts("a2") })
    await nextFrame()
    expect(await kit.signMessage({ message: "hello" })).toBe("a2 on test:2")
    await expect(kit.signMessage({ message: "hello", namespace: "other" })).rejects.toMatchObject({
      code: "NOT_CONNECTED"
    })
  })

  it("labels stay with the other addresses when one is removed", async () => {
    const { kit, account } = await known()
    kit.addAddressLabel({ namespace: "test", address: "a1", label: "mine" })
    kit.addAddressLabel({ namespace: "test", address: "a2", label: "yours" })
    kit.removeAddressLabel({ namespace: "test", address: "a1" })
    expect(account().addressLabels).toEqual(new Map([["a2", "yours"]]))
  })
})
