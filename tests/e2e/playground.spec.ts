import { AxeBuilder } from "@axe-core/playwright"
import { cosmosTestAccounts, solanaTestAccounts } from "@latchkey/testing"
import keplrCosmos from "@keplr-wallet/cosmos"
import { ed25519 } from "@noble/curves/ed25519.js"
import type { Page } from "@playwright/test"
import { signatureVerify } from "@polkadot/util-crypto"
import { base58, base64, hex } from "@scure/base"
import { Verifier } from "bip322-js"
import { createPublicClient, erc20Abi, http, recoverMessageAddress, type Hex } from "viem"
import { siteFolder } from "../../docs/demo/buildSite.ts"
import { serveSite, type Site } from "../../docs/demo/serveSite.ts"
import { startDemo, type Demo } from "../../docs/demo/startDemo.ts"
import { EmailVisit } from "../../plugins/embedded/e2e/email.ts"
import { readToEnd } from "../../plugins/embedded/e2e/readToEnd.ts"
import { atRest } from "./atRest.ts"
import { askNode } from "./chains/askNode.ts"
import { isNetworkRunning } from "./chains/installed.ts"
import { expect, test } from "./fixtures.ts"
import { newAccount } from "./newAccount.ts"

const message = "From a test"

interface Journey {
  readonly chain: string
  readonly label: string
  readonly wallet: string
  readonly address: string
  readonly symbol: string
  /** Its networks by name, the one after the first is switched to. */
  readonly networks: readonly [name: string, id: string]
  /** Whether the wallet asks its person for a switch. */
  readonly switchAsks: boolean
  /** What is done beside signing a message, and what the approval says of it. */
  readonly actions: ReadonlyArray<{
    readonly name: string
    readonly review: RegExp
    readonly result: RegExp
  }>
  readonly isSigned: (signature: string) => boolean | Promise<boolean>
}

const base58Signature = /^[1-9A-HJ-NP-Za-km-z]{86,88}$/

const ethereum: Journey = {
  chain: "evm",
  label: "Ethereum",
  wallet: "Juniper Wallet",
  address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  symbol: "ETH",
  networks: ["Base", "eip155:8453"],
  switchAsks: true,
  actions: [{ name: "Sign typed data", review: /A cup of tea/, result: /^0x[0-9a-f]{130}$/ }],
  isSigned: async (signature) =>
    (await recoverMessageAddress({ message, signature: signature as Hex })) === ethereum.address
}

const journeys: ReadonlyArray<Journey> = [
  ethereum,
  {
    chain: "solana",
    label: "Solana",
    wallet: "Saffron",
    address: "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96",
    symbol: "SOL",
    networks: ["Solana Devnet", "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"],
    switchAsks: false,
    actions: [
      { name: "Sign in", review: /Sign in to the Latchkey playground/, result: base58Signature },
      { name: "Sign a transaction", review: /SOL|lamports/, result: base58Signature }
    ],
    isSigned: (signature) =>
      ed25519.verify(
        base58.decode(signature),
        new TextEncoder().encode(message),
        hex.decode(solanaTestAccounts[0]!.publicKey)
      )
  },
  {
    chain: "bitcoin",
    label: "Bitcoin",
    wallet: "Granite",
    address: "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te",
    symbol: "BTC",
    networks: ["Bitcoin Testnet", "bip122:000000000933ea01ad0ee984209779ba"],
    switchAsks: true,
    actions: [{ name: "Pay yourself 10,000 satoshi", review: /10000 sat/, result: /^[0-9a-f]{64}$/ }],
    isSigned: (signature) =>
      Verifier.verifySignature("bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te", message, signature)
  },
  {
    chain: "polkadot",
    label: "Polkadot",
    wallet: "Lupin",
    address: "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
    symbol: "DOT",
    networks: ["Kusama", "polkadot:b0a8d493285c2df73290dfb7e61f870f"],
    switchAsks: false,
    actions: [{ name: "Sign a transaction", review: /0x00000c746561/, result: /^0x01[0-9a-f]{128}$/ }],
    isSigned: (signature) =>
      signatureVerify(
        `<Bytes>${message}</Bytes>`,
        signature,
        "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"
      ).isValid
  },
  {
    chain: "cosmos",
    label: "Cosmos",
    wallet: "Comet",
    address: "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7",
    symbol: "ATOM",
    networks: ["Osmosis", "cosmos:osmosis-1"],
    switchAsks: true,
    actions: [{ name: "Sign a transaction", review: /1000000uatom/, result: /^[A-Za-z0-9+/]{86}==$/ }],
    isSigned: (signature) =>
      keplrCosmos.verifyADR36Amino(
        "cosmos",
        "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7",
        message,
        hex.decode(cosmosTestAccounts[0]!.keys.cosmos.publicKey.slice(2)),
        base64.decode(signature)
      )
  }
]

let demo: Demo

// One after the other: they share a demo.
test.describe.configure({ mode: "default" })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  demo = await startDemo({ port: 0 })
})

test.afterAll(() => demo.stop())

const card = (page: Page, chain: string) => page.getByTestId(`chain-${chain}`)
const fact = (page: Page, chain: string, name: string) => card(page, chain).getByTestId(name)
const option = (page: Page, label: string) =>
  page.getByTestId("chain-options").getByRole("switch", { name: label, exact: true })
const stage = (page: Page) => page.getByTestId("stage")
const code = (page: Page) => page.getByTestId("code-App.tsx")

/** What the person says to a test wallet's request. */
const approve = (page: Page) => page.getByTestId("approval-approve").click()

/** Clicks a wallet in the modal, as its row begins with its name. */
const choose = (page: Page, wallet: string) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${wallet}`) })
    .click()

const connect = async (page: Page, { chain, label, wallet }: Journey) => {
  await card(page, chain)
    .getByRole("button", { name: `Connect ${label}` })
    .click()
  await choose(page, wallet)
  await approve(page)
  await expect(fact(page, chain, "status")).toHaveText("connected")
}

// The demo leaves out what the stack of these tests leaves out: it is the same machine.
const present = journeys.filter(({ networks: [, id] }) => isNetworkRunning(id))
const isPresent = (...names: ReadonlyArray<string>) =>
  names.every((name) => present.some(({ chain }) => chain === name))

for (const journey of present) {
  const { chain, label, address, symbol, networks, switchAsks, actions, isSigned } = journey

  test(`S1.03 in part: a person switches ${label} on in the playground, connects a test wallet, switches, signs, reloads, disconnects`, async ({
    page
  }) => {
    await page.goto(`${demo.url}playground/`)
    if (chain !== "evm") {
      await option(page, label).check()
      await expect(card(page, chain)).toBeVisible()
      await option(page, "Ethereum").uncheck()
      await expect(card(page, "evm")).toHaveCount(0)
    }
    await connect(page, journey)
    await expect(fact(page, chain, "address")).toHaveText(address)
    await expect(fact(page, chain, "balance")).toHaveText(new RegExp(`^(?=.*[1-9])[\\d,.]+ ${symbol}$`))

    const approval = page.getByTestId("approval")
    const result = fact(page, chain, "result")
    await page.getByRole("textbox", { name: "Message to sign" }).fill(message)
    await card(page, chain).getByRole("button", { name: "Sign message" }).click()
    await expect(approval).toContainText(message)
    await approve(page)
    await expect(result).toBeVisible()
    expect(await isSigned((await result.textContent()) ?? "")).toBe(true)

    for (const action of actions) {
      await card(page, chain).getByRole("button", { name: action.name }).click()
      await expect(approval).toContainText(action.review)
      await approve(page)
      await expect(result).toHaveText(action.result)
    }

    await card(page, chain).getByRole("button", { name: "Sign message" }).click()
    await page.getByTestId("approval-decline").click()
    await expect(fact(page, chain, "error-code")).toHaveText("SIGNING_REJECTED")

    await stage(page).getByRole("button", { name: networks[0], exact: true }).click()
    if (switchAsks) await approve(page)
    await expect(fact(page, chain, "network")).toContainText(networks[1])
    await expect(fact(page, chain, "status")).toHaveText("connected")

    await page.reload()
    await expect(fact(page, chain, "status")).toHaveText("connected")
    await expect(fact(page, chain, "network")).toContainText(networks[1])
    await card(page, chain).getByRole("button", { name: "Disconnect" }).click()
    await expect(fact(page, chain, "status")).toHaveText("disconnected")
    await page.reload()
    await expect(card(page, chain).getByRole("button", { name: `Connect ${label}` })).toBeVisible()
    await expect(fact(page, chain, "status")).toHaveText("disconnected")
  })
}

test("all chains are connected at once, stay so after a reload, and end with one click", async ({ page }) => {
  await page.goto(`${demo.url}playground/`)
  await page.getByRole("button", { name: "All on" }).click()
  // Until then it is the kit of before, and the modal goes with it.
  for (const { chain } of present) await expect(card(page, chain)).toBeVisible()
  for (const journey of present) await connect(page, journey)
  await page.reload()
  for (const { chain, address, symbol } of present) {
    await expect(fact(page, chain, "address")).toHaveText(address)
    await expect(fact(page, chain, "balance")).toContainText(symbol)
  }
  await page.getByRole("button", { name: "Disconnect everything" }).click()
  for (const { chain } of present) await expect(fact(page, chain, "status")).toHaveText("disconnected")
})

if (isPresent("evm", "solana", "bitcoin")) {
  test("a wallet of three chains is one row, and asks which of them to connect", async ({ page }) => {
    await page.goto(`${demo.url}playground/?chains=evm,solana,bitcoin`)
    const dialog = page.getByRole("dialog")
    const approval = page.getByTestId("approval")
    const begin = async (choice: RegExp) => {
      await stage(page).getByRole("button", { name: "Connect", exact: true }).click()
      await expect(dialog.getByRole("button", { name: /^Meridian/ })).toHaveCount(1)
      await choose(page, "Meridian")
      await dialog.getByRole("button", { name: choice }).click()
    }
    const isConnected = async (chain: string) => {
      await expect(fact(page, chain, "status")).toHaveText("connected")
      await expect(fact(page, chain, "wallet")).toHaveText("Meridian")
      await expect(dialog).toHaveCount(0)
    }
    await begin(/^EVM Networks/)
    await approve(page)
    await isConnected("evm")
    await begin(/^Solana/)
    // Wallets of the Wallet Standard connect at once for all that they serve; this one asks for each.
    for (const asked of ["Solana", "Bitcoin"]) {
      await expect(approval).toContainText(`Meridian${asked}`)
      await approve(page)
    }
    await isConnected("solana")
    await begin(/^Bitcoin/)
    await isConnected("bitcoin")

    await page.reload()
    for (const chain of ["evm", "solana", "bitcoin"]) await isConnected(chain)
  })
}

test("a person pairs the phone, approves, rejects, switches and disconnects there", async ({
  page,
  context
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(demo.url).origin })
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(`${demo.url}phone/`)
  const link = phone.getByRole("textbox", { name: "Pairing link" })
  const decision = phone.getByTestId("decision")
  const say = (word: "Approve" | "Reject") => decision.getByRole("button", { name: word }).click()
  await link.fill("wc:nonsense")
  await phone.getByRole("button", { name: "Pair", exact: true }).click()
  await expect(phone.getByRole("alert")).toContainText("does not pair")

  const pair = async () => {
    await page.bringToFront()
    await card(page, "evm").getByRole("button", { name: "Connect Ethereum" }).click()
    await choose(page, "WalletConnect")
    await page.getByRole("dialog").getByRole("button", { name: "Copy link" }).click()
    await link.fill(await page.evaluate(() => navigator.clipboard.readText()))
    await phone.getByRole("button", { name: "Pair", exact: true }).click()
    await expect(decision).toContainText("Connect to Latchkey playground?")
    await expect(decision).toContainText("The page's address is confirmed.")
  }
  await page.goto(`${demo.url}playground/?walletConnect=on`)
  await pair()
  await say("Approve")
  await expect(fact(page, "evm", "status")).toHaveText("connected")
  await expect(fact(page, "evm", "address")).toHaveText(ethereum.address)
  await expect(phone.getByTestId("session")).toContainText("Latchkey playground")

  const result = fact(page, "evm", "result")
  await page.getByRole("textbox", { name: "Message to sign" }).fill(message)
  await card(page, "evm").getByRole("button", { name: "Sign message" }).click()
  await expect(decision).toContainText(message)
  await say("Approve")
  await expect(result).toBeVisible()
  expect(await ethereum.isSigned((await result.textContent()) ?? "")).toBe(true)
  await card(page, "evm").getByRole("button", { name: "Sign message" }).click()
  await expect(decision).toContainText(message)
  await say("Reject")
  await expect(fact(page, "evm", "error-code")).toHaveText("SIGNING_REJECTED")

  await phone.getByRole("button", { name: "Base", exact: true }).click()
  await expect(fact(page, "evm", "network")).toContainText("eip155:8453")
  for (const colorScheme of ["light", "dark"] as const) {
    await phone.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page: phone }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await phone.getByRole("button", { name: "Disconnect" }).click()
  await expect(fact(page, "evm", "status")).toHaveText("disconnected")
})

test("S2.06 in part: a person switches the cloud on, and finds a wallet that is not installed among all of them", async ({
  page
}) => {
  await page.goto(`${demo.url}playground/`)
  const dialog = page.getByRole("dialog")
  const begin = () => card(page, "evm").getByRole("button", { name: "Connect Ethereum" }).click()
  await begin()
  await expect(dialog.getByRole("heading", { name: "Connect wallet" })).toBeVisible()
  await expect(dialog.getByRole("button", { name: /^All wallets/ })).toHaveCount(0)
  await page.keyboard.press("Escape")

  const plugins = page.getByRole("complementary", { name: "Options" })
  for (const name of ["Cloud", "WalletConnect"])
    await plugins.getByRole("switch", { name, exact: true }).click()
  await expect(code(page)).toContainText(`import { cloud } from "@latchkey/cloud"`)
  await begin()
  await dialog.getByRole("button", { name: /^All wallets/ }).click()
  await dialog.getByRole("searchbox", { name: "Search wallets" }).fill("amber")
  await expect(dialog.locator(".wallet-tile", { hasNotText: "Amber" })).toHaveCount(0)
  await dialog.getByRole("button", { name: "Amber Wallet", exact: true }).click()
  await expect(dialog.getByRole("button", { name: "Copy link" })).toBeVisible()
})

test("a person connects the wallet that opens a window, and has it make two payments at once", async ({
  page
}) => {
  await page.goto(`${demo.url}playground/`)
  const plugins = page.getByRole("complementary", { name: "Options" })
  for (const name of ["Coinbase", "Batches"]) await plugins.getByRole("switch", { name, exact: true }).click()
  const dialog = page.getByRole("dialog")
  const approve = async (press: () => Promise<void>) => {
    const [opened] = await Promise.all([page.waitForEvent("popup"), press()])
    await opened.getByRole("button", { name: "Approve" }).click()
  }
  await card(page, "evm").getByRole("button", { name: "Connect Ethereum" }).click()
  await approve(() => dialog.getByRole("button", { name: "Coinbase" }).click())
  await expect(card(page, "evm")).toContainText("Coinbase")
  await expect(dialog).toBeHidden()
  await approve(() => page.getByRole("button", { name: "Two payments" }).click())
  await expect(dialog.getByRole("heading", { name: "Batch of calls" })).toBeVisible()
  await expect(dialog).toContainText("All calls succeeded", { timeout: 30_000 })
})

test("T21 in part: a person without any coin sends dollars once the paymaster pays, not before, and reads why where it refuses", async ({
  page
}) => {
  await page.goto(`${demo.url}playground/?send=on&swap=on&onchainSwap=on`)
  await page.getByRole("button", { name: "Add a test wallet" }).click()
  await page.getByTestId("add-lantern").click()
  await card(page, "evm").getByRole("button", { name: "Connect Ethereum" }).click()
  await choose(page, "Lantern")
  await approve(page)
  await expect(fact(page, "evm", "status")).toHaveText("connected")

  const options = page.getByRole("complementary", { name: "Options" })
  const dialog = page.getByRole("dialog").first()
  const receiver = newAccount().address
  const enter = async (paymaster: "None" | "Pays" | "Refuses") => {
    await options.getByRole("radio", { name: paymaster }).check({ force: true })
    if (paymaster === "None") await expect(code(page)).not.toContainText("paymaster")
    else await expect(code(page)).toContainText(paymaster === "Pays" ? "welcome" : "used-up")
    await expect(fact(page, "evm", "status")).toHaveText("connected")
    await stage(page)
      .getByRole("button", { name: /^Open wallet/ })
      .click()
    await dialog.getByRole("button", { name: "Send", exact: true }).click()
    await dialog.getByRole("button", { name: /^Token/ }).click()
    await dialog.getByRole("button", { name: /^USD Coin/ }).click()
    await dialog.getByRole("textbox", { name: "Amount" }).fill("4")
    await dialog.getByRole("textbox", { name: "To" }).fill(receiver)
    await dialog.getByRole("button", { name: "Review", exact: true }).click()
  }
  const leave = async () => {
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  }
  await enter("None")
  await expect(dialog).toContainText("There isn't enough ETH left for the network fee.")
  await leave()

  await enter("Refuses")
  await dialog.getByRole("button", { name: "Send 4 USDC" }).click()
  await approve(page)
  await expect(dialog).toContainText("Policy used-up has no budget left")
  await leave()

  await enter("Pays")
  await expect(dialog).toContainText(/Paid by \W?Acme/)
  await dialog.getByRole("button", { name: "Send 4 USDC" }).click()
  await approve(page)
  await expect(dialog).toContainText("Sent 4 USDC")
  const chain = demo.stack!.evm!.chain(1)
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  expect(
    await client.readContract({
      address: chain.tokens.usdc,
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [receiver]
    })
  ).toBe(4_000_000n)
  const sender = (await fact(page, "evm", "address").textContent()) as Hex
  expect(await client.getBalance({ address: sender })).toBe(0n)
})

test("S1.02 S5.13 in part: a person signs in with the code that is in the local mailbox, signs, sends, takes the other account, and leaves", async ({
  page,
  context,
  state
}) => {
  test.setTimeout(150_000)
  const email = new EmailVisit(page, state)
  await page.goto(`${demo.url}playground/`)
  const plugins = page.getByRole("complementary", { name: "Options" })
  for (const name of ["Embedded wallet", "Send"])
    await plugins.getByRole("switch", { name, exact: true }).click()
  const [mailbox] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Open the mailbox" }).click()
  ])
  const address = `visitor-${Date.now()}@example.org`
  await card(page, "evm").getByRole("button", { name: "Connect Ethereum" }).click()
  await email.emailField.fill(address)
  await email.emailField.press("Enter")
  await email.codeField.waitFor()
  const mail = mailbox.getByRole("article").filter({ hasText: address })
  await expect(mail).toContainText(/\b\d{6}\b/)
  await email.codeField.fill(/\b\d{6}\b/.exec(await mail.innerText())![0])
  await email.keepRecoveryCode()
  await expect(fact(page, "evm", "status")).toHaveText("connected")

  const agree = async (name: string) => {
    await expect(email.frameDialog).toBeVisible()
    const frame = await email.frame()
    await readToEnd(frame)
    await expect(frame.getByRole("button", { name })).toHaveAttribute("aria-disabled", "false")
    await frame.getByRole("button", { name }).click()
  }
  await page.getByRole("textbox", { name: "Message to sign" }).fill(message)
  await card(page, "evm").getByRole("button", { name: "Sign message" }).click()
  await agree("Sign")
  const { rpcUrl } = demo.stack!.evm!.chain(1)
  const client = createPublicClient({ transport: http(rpcUrl) })
  const smart = (await fact(page, "evm", "address").textContent()) as Hex
  await expect(fact(page, "evm", "result")).toHaveText(/^0x/)
  const signature = (await fact(page, "evm", "result").textContent()) as Hex
  expect(await client.verifyMessage({ address: smart, message, signature })).toBe(true)

  await askNode(rpcUrl, "anvil_setBalance", [smart, "0xde0b6b3a7640000"])
  const receiver = newAccount().address
  await stage(page)
    .getByRole("button", { name: /^Open wallet/ })
    .click()
  await email.modal.getByRole("button", { name: "Send", exact: true }).click()
  await email.view.getByRole("textbox", { name: "Amount" }).fill("0.25")
  await email.view.getByRole("textbox", { name: "To" }).fill(receiver)
  await email.view.getByRole("button", { name: "Review" }).click()
  await email.view.getByRole("button", { name: "Send 0.25 ETH" }).click()
  await agree("Send")
  await expect(email.view).toContainText("Sent 0.25 ETH", { timeout: 30_000 })
  expect(await client.getBalance({ address: receiver })).toBe(250_000_000_000_000_000n)
  await email.view.getByRole("button", { name: "Done" }).click()

  await email.view.getByRole("button", { name: "Wallet", exact: true }).click()
  await email.view.getByRole("button", { name: "Standard account" }).click()
  await expect(fact(page, "evm", "address")).not.toHaveText(smart)
  await page.keyboard.press("Escape")
  await expect(email.modal).toBeHidden()
  await card(page, "evm").getByRole("button", { name: "Disconnect" }).click()
  await expect(fact(page, "evm", "status")).toHaveText("disconnected")
})

test("the code shows the imports and plugins of what is switched on, and no other", async ({ page }) => {
  await page.goto(`${demo.url}playground/`)
  await expect(code(page)).toContainText(`import { base, mainnet, polygon } from "@latchkey/evm/networks"`)
  await expect(code(page)).toContainText("plugins: [evm(), receive(), icons(), wallets()]")
  await expect(code(page)).not.toContainText(/solana|bitcoin|polkadot|cosmos/)

  await option(page, "Solana").check()
  await expect(code(page)).toContainText(
    `import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"`
  )
  await expect(code(page)).toContainText("plugins: [evm(), solana(), receive(), icons(), wallets()]")
  await page.getByTestId("networks-solana").getByRole("switch", { name: "Solana Devnet" }).uncheck()
  await expect(code(page)).toContainText(`import { solana, solanaMainnet } from "@latchkey/solana"`)
  await option(page, "Ethereum").uncheck()
  await expect(code(page)).toContainText("networks: [solanaMainnet]")
  await expect(code(page)).not.toContainText("evm")
  await expect(option(page, "Solana")).toBeDisabled()

  await page.reload()
  await expect(code(page)).toContainText("networks: [solanaMainnet]")
})

test("a page of one chain loads no code of the others", async ({ page, requests }) => {
  const chunks = (name: string) =>
    requests.filter((entry) => new RegExp(`/${name}\\.[\\w-]+\\.js$`).test(entry))
  await page.goto(`${demo.url}playground/`)
  await expect(card(page, "evm")).toBeVisible()
  await expect(page.getByTestId("wallet-juniper")).toBeVisible()
  expect(chunks("evmSide")).toHaveLength(1)
  expect(chunks("(solana|bitcoin|polkadot|cosmos)(Side)?")).toEqual([])
  await option(page, "Polkadot").check()
  await expect(card(page, "polkadot")).toBeVisible()
  expect(chunks("polkadot(Side)?")).toHaveLength(2)
  expect(chunks("(solana|bitcoin|cosmos)(Side)?")).toEqual([])
})

test("a wallet that is uninstalled is gone, and found when it is there again", async ({ page }) => {
  await page.goto(`${demo.url}playground/?chains=cosmos`)
  const row = page.getByTestId("wallet-comet")
  await row.getByText("In the wallet").click()
  await row.getByRole("button", { name: "Uninstall" }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(card(page, "cosmos")).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole("button", { name: "Add a test wallet" }).click()
  await page.getByTestId("add-comet").click()
  await connect(
    page,
    journeys.find(({ chain }) => chain === "cosmos")!
  )
})

test("the playground is accessible with all chains on, and fits on 360 px", async ({ page }) => {
  await page.goto(`${demo.url}playground/`)
  await page.getByRole("button", { name: "All on" }).click()
  await expect(card(page, "cosmos")).toBeVisible()
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await atRest(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test.describe("on a site without local networks", () => {
  let bare: Site
  let partial: Site

  test.beforeAll(async () => {
    bare = await serveSite({ folder: siteFolder, port: 0 })
    const missing = [{ chain: "bitcoin", package: "litecoind" }]
    partial = await serveSite({ folder: siteFolder, port: 0, stack: { networks: [], missing } })
  })
  test.afterAll(async () => {
    await Promise.all([bare.stop(), partial.stop()])
  })

  test("wallets sign, and a line says that balances need the demo", async ({ page }) => {
    await page.goto(`${bare.url}playground/?chains=cosmos`)
    await expect(page.getByTestId("stack")).toContainText("Balances need the demo")
    const journey = journeys.find(({ chain }) => chain === "cosmos")!
    await connect(page, journey)
    await expect(fact(page, "cosmos", "balance")).toHaveText("needs the local networks of the demo")
    await page.getByRole("textbox", { name: "Message to sign" }).fill(message)
    await card(page, "cosmos").getByRole("button", { name: "Sign message" }).click()
    await approve(page)
    const result = fact(page, "cosmos", "result")
    await expect(result).toBeVisible()
    expect(await journey.isSigned((await result.textContent()) ?? "")).toBe(true)
  })

  test("a chain whose software is missing is left out, with the package that brings it", async ({ page }) => {
    await page.goto(`${partial.url}playground/?chains=bitcoin,solana`)
    await expect(card(page, "solana")).toBeVisible()
    await expect(card(page, "bitcoin")).toHaveCount(0)
    await expect(option(page, "Bitcoin")).toHaveCount(0)
    await expect(page.getByTestId("chain-options")).toContainText("litecoind")
    await expect(code(page)).not.toContainText("bitcoin")
  })
})
