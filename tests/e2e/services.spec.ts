import { encodeFunctionData, erc20Abi, parseAbi, type Address } from "viem"
import { fixture, type Fixture } from "../../plugins/cloud/support/publicService.ts"
import { setName } from "../../plugins/evm/stack/names.ts"
import { amount, balanceOf, button, choose, promised } from "../../plugins/swap/support/swapJourney.ts"
import { askNode } from "./chains/askNode.ts"
import { expect, test } from "./fixtures.ts"
import { newAccount, newPayer } from "./newAccount.ts"
import type { Visit } from "./Visit.ts"

/** What a page shows and sells, wherever it learns of it. */
const features = { tokens: "on", activity: "on", approvals: "on", names: "on" }
const router = parseAbi([
  "function WETH() view returns (address)",
  "function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)",
  "function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable",
  "function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)"
])
// One of the node's own accounts, which sends nothing but names.
const registrar = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720"
const coin = `0x${"e".repeat(40)}`

/** What a fixture says, of the stack's account, token and exchange where it speaks of its own. */
const retell = ({ body }: Fixture["response"], { state }: Visit, account: Address): any => {
  const { tokens, router: exchange } = state.chains[0]!
  return JSON.parse(
    JSON.stringify(body)
      .replaceAll(/0x3765c8e049bae139f372f458940893e79ff32f08/gi, account.toLowerCase())
      .replaceAll(/0xbdf2a153d7ed29cff7dc22341d4ab475338c8c64/gi, tokens.usdc.toLowerCase())
      .replaceAll(/0x111111125421ca6dc452d289314280a0f8842a65/gi, exchange!.toLowerCase())
  )
}

const read = async (visit: Visit, data: `0x${string}`) => {
  const { rpcUrl, router: to } = visit.state.chains[0]!
  return askNode<`0x${string}`>(rpcUrl, "eth_call", [{ to, data }, "latest"])
}

/** What the exchange of the stack gives, and the way there: of coins where the dollar coin is bought, and the other way round. */
const offerOf = async (visit: Visit, sold: bigint, isSelling: boolean) => {
  const weth = await read(visit, encodeFunctionData({ abi: router, functionName: "WETH" }))
  const ends: readonly [Address, Address] = [`0x${weth.slice(-40)}`, visit.state.chains[0]!.tokens.usdc]
  const path = isSelling ? ends.toReversed() : ends
  const data = encodeFunctionData({ abi: router, functionName: "getAmountsOut", args: [sold, path] })
  return { path, bought: BigInt(`0x${(await read(visit, data)).slice(-64)}`) }
}

const isToken = (id: string | null) => id?.endsWith(coin) !== true

/** What is built, as the public service says it, for the exchange of the stack. */
const build = async (visit: Visit, account: Address, body: SwapBody, tx: object) => {
  const sold = BigInt(body.amount)
  const isSelling = isToken(body.from)
  const { path, bought } = await offerOf(visit, sold, isSelling)
  const least = (bought * BigInt(100 - body.eip155.slippage)) / 100n
  const until = BigInt(Math.floor(Date.now() / 1000) + 1_200)
  const data = isSelling
    ? encodeFunctionData({
        abi: router,
        functionName: "swapExactTokensForETH",
        args: [sold, least, path, account, until]
      })
    : encodeFunctionData({
        abi: router,
        functionName: "swapExactETHForTokens",
        args: [least, path, account, until]
      })
  return { tx: { ...tx, data, amount: String(bought) } }
}

interface SwapBody {
  readonly amount: string
  readonly from: string
  readonly eip155: { readonly slippage: number }
}

/**
 * Answers in the place of the page's server as the public services do, with their fixtures and no more: what is quoted and built is what the
 * stack's exchange does. Gives the routes that were asked for.
 */
const serveFixtures = async (visit: Visit, account: Address) => {
  const asked = new Set<string>()
  const about = (name: string) => retell(fixture(name).response, visit, account)
  const price = async ({ addresses: [id = ""] }: { readonly addresses: ReadonlyArray<string> }) => {
    const [ether] = about("price-first-only").fungibles
    const [tea] = about("price-spelling-kept").fungibles
    if (!id.endsWith(coin)) return { fungibles: [{ ...tea, address: id }] }
    // The exchange of the stack is where the market is: it would stop a swap that loses a third.
    const { bought } = await offerOf(visit, 10n ** 16n, false)
    return { fungibles: [{ ...ether, price: (tea.price * Number(bought)) / 10 ** 4 }] }
  }
  const quote = async (query: URLSearchParams) => {
    const [sold, from, to] = ["amount", "from", "to"].map((name) => query.get(name)!) as [
      string,
      string,
      string
    ]
    const { bought } = await offerOf(visit, BigInt(sold), isToken(from))
    const [told] = about("convert-quotes-ok").quotes
    return {
      quotes: [{ ...told, fromAmount: sold, fromAccount: from, toAmount: String(bought), toAccount: to }]
    }
  }
  const answers: ReadonlyArray<readonly [RegExp, (query: URLSearchParams, body: any) => unknown]> = [
    [/^\/appkit\/v1\/config$/, () => about("config-ok")],
    [/^\/projects\/v1\/origins$/, () => about("origins-ok")],
    [/^\/getWallets$/, () => about("wallets-empty")],
    [/^\/v1\/supported-chains$/, () => about("supported-chains-ok")],
    [/^\/v1\/account\/0x\w+\/balance$/, () => about("balance-evm-zerion")],
    [/^\/v1\/account\/0x\w+\/history$/, () => ({ ...about("history-evm-page"), next: null })],
    [
      /^\/v1\/identity\/0x\w+$/,
      () => ({ ...about("identity-own-name"), name: about("profile-lookup-ok").name })
    ],
    [/^\/v1\/profile\/reverse\/0x\w+$/, () => about("profile-reverse-ok")],
    [/^\/v1\/profile\/account\/alice\.reown\.id$/, () => about("profile-lookup-ok")],
    [/^\/v1\/fungible\/price$/, (_, body) => price(body)],
    [/^\/v1\/convert\/tokens$/, () => about("convert-tokens-random-order")],
    [/^\/v1\/convert\/gas-price$/, () => about("convert-gas-price-1559")],
    [/^\/v1\/convert\/quotes$/, (query) => quote(query)],
    [
      /^\/v1\/convert\/build-transaction$/,
      (_, body) => build(visit, account, body, about("convert-build-transaction-ok").tx)
    ]
  ]
  await visit.page.route(`${visit.state.cloudUrl!}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const headers = { "access-control-allow-origin": "*" }
    if (/Image\//.test(pathname))
      return route.fulfill({
        body: `<svg xmlns="http://www.w3.org/2000/svg"/>`,
        contentType: "image/svg+xml",
        headers
      })
    const answer = answers.find(([path]) => path.test(pathname))
    const text = route.request().postData()
    // What no fixture is of, a page may not even read the refusal of.
    if (answer === undefined) return route.abort()
    asked.add(pathname.replace(/0x\w{40}/, "ADDRESS"))
    await route.fulfill({
      json: await answer[1](searchParams, text === null ? undefined : JSON.parse(text)),
      headers
    })
  })
  return asked
}

const token = (visit: Visit, name: string) => visit.view.locator(".token").filter({ hasText: name })
const tile = (visit: Visit, name: string) => visit.modal.getByRole("button", { name, exact: true })
const openAccount = async (visit: Visit) => {
  await button(visit, "Done").click()
  await expect(visit.heading).toHaveText("Account")
}
const shown = (units: bigint) =>
  new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(Number(units / 10_000n) / 100)

const look = async (visit: Visit, { name, worth, done }: { name: string; worth?: string; done: RegExp }) => {
  await visit.accountButton.click()
  await expect(token(visit, "USD Coin")).toContainText("1,234.56")
  const total = visit.page.locator(".tokens-total")
  if (worth === undefined) await expect(total).toHaveCount(0)
  else {
    await expect(token(visit, "USD Coin")).toContainText(worth)
    await expect(total).toContainText(/\$[\d,]+\.\d\d/)
  }
  await expect(visit.view.getByText(name, { exact: true })).toBeVisible()
  await visit.view.getByRole("tab", { name: "Activity" }).click()
  await expect(visit.view.locator(".tx").filter({ hasText: done }).first()).toBeVisible()
  await visit.view.getByRole("tab", { name: "Tokens" }).click()
}

const buy = async (visit: Visit, address: Address) => {
  await tile(visit, "Swap").click()
  await choose(visit, "receive about", "USD Coin")
  await amount(visit).fill("0.05")
  await expect(visit.view).toContainText("You get at least")
  await button(visit, "Review swap").click()
  await expect(visit.heading).toHaveText("Review")
  const least = await promised(visit, "USDC")
  const before = await balanceOf(visit, "usdc", address)
  await button(visit, "Swap 0.05 ETH").click()
  await expect(visit.view).toContainText("Swapped 0.05 ETH")
  const after = await balanceOf(visit, "usdc", address)
  expect(after - before >= least && least > 0n).toBe(true)
  await openAccount(visit)
  await expect(token(visit, "USD Coin")).toContainText(shown(after))
}

/** Sends some of what was bought; then lets the exchange take some, and takes that back. */
const sendAndRevoke = async (visit: Visit, address: Address) => {
  const there = newAccount().address
  await token(visit, "USD Coin").click()
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("40.5")
  await visit.view.getByRole("textbox", { name: "To" }).fill(there)
  await button(visit, "Review").click()
  await button(visit, "Send 40.5 USDC").click()
  await expect(visit.view).toContainText("Sent 40.5 USDC")
  expect(await balanceOf(visit, "usdc", there)).toBe(40_500_000n)
  await openAccount(visit)

  await tile(visit, "Swap").click()
  await choose(visit, "sell", "USD Coin")
  await choose(visit, "receive about", "Ether")
  await amount(visit).fill("12")
  await button(visit, "Review swap").click()
  await button(visit, "Allow 12 USDC").click()
  await expect(visit.view).toContainText("12 USDC allowed")
  const { tokens, rpcUrl, router: spender } = visit.state.chains[0]!
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "allowance", args: [address, spender!] })
  const allowed = async () =>
    BigInt(await askNode<string>(rpcUrl, "eth_call", [{ to: tokens.usdc, data }, "latest"]))
  expect(await allowed()).toBe(12_000_000n)
  await visit.page.evaluate(() => window.kit.open({ view: "Account" }))
  await tile(visit, "Approvals").click()
  await button(visit, /^Up to 12 USDC/).click()
  const revoke = button(visit, /^Revoke approval/)
  await expect(revoke).not.toHaveAttribute("aria-busy")
  await revoke.click()
  await expect(visit.view).toContainText(/The spender can't take any more .USDC.\./)
  expect(await allowed()).toBe(0n)
}

/** A new account with 1,234.567891 USDC, connected on a page of these options. */
const visitPage = async (visit: Visit, install: (setup: object) => Promise<void>, options: object) => {
  const account = await newPayer(visit, { usdc: 1_234_567_891n })
  await install({ accounts: [account] })
  const open = async () => {
    await visit.open("app", { ...features, ...options })
    await visit.connect()
  }
  return { ...account, open }
}

/** A name of ENS for an account. */
const nameIt = async (visit: Visit, address: Address) => {
  const name = `tea-${address.slice(2, 12).toLowerCase()}.eth`
  await setName(visit.state.chains[0]!.rpcUrl, registrar, {
    name,
    addresses: { 60: address },
    reverseOf: address
  })
  return name
}

test("S1.03[view balances, see activity, swap] in part: against the public services' answers alone a visitor sees tokens with their worth, activity and the name, and what is bought is seen, sent and revoked a moment later", async ({
  visit,
  install
}) => {
  const { address, open } = await visitPage(visit, install, {
    swap: "cloud",
    cloud: "stack",
    accounts: "eip155",
    zone: "reown.id"
  })
  const asked = await serveFixtures(visit, address)
  await open()
  // 1,234.567891 at 0.60741.
  await look(visit, { name: "alice.reown.id", worth: "$749.88", done: /1,234\.56/ })
  await buy(visit, address)
  await sendAndRevoke(visit, address)
  for (const route of ["account/ADDRESS/history", "identity/ADDRESS", "fungible/price", "convert/quotes"])
    expect([...asked]).toContain(`/v1/${route}`)
})

test("S1.03[view balances, see activity, swap] in part: the same page against the site's own server", async ({
  visit,
  install
}) => {
  const { address, open } = await visitPage(visit, install, {
    swap: "cloud",
    cloud: "stack",
    accounts: "eip155"
  })
  const name = await nameIt(visit, address)
  await open()
  await look(visit, { name, worth: "$1,234.56", done: /1,234\.56/ })
  await buy(visit, address)
  await sendAndRevoke(visit, address)
})

test("S1.03[view balances, see activity, swap] in part: the same page without any server, which says no worth", async ({
  visit,
  install,
  requests
}) => {
  const { address, open } = await visitPage(visit, install, { swap: "on" })
  const name = await nameIt(visit, address)
  await open()
  await look(visit, { name, done: /1,234\.56/ })
  await buy(visit, address)
  await sendAndRevoke(visit, address)
  const { origin, chains } = visit.state
  const own = [origin, ...chains.map(({ rpcUrl }) => rpcUrl)]
  const isOwn = (request: string) =>
    /^\w+ (blob|data):/.test(request) || own.some((url) => request.split(" ")[1]!.startsWith(url))
  expect(requests.filter((request) => !isOwn(request))).toEqual([])
})
