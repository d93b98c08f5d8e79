import { AxeBuilder } from "@axe-core/playwright"
import { buildSite, siteFolder } from "../../docs/demo/buildSite.ts"
import { serveSite, type Site } from "../../docs/demo/serveSite.ts"
import { expect, test } from "./fixtures.ts"

let site: Site
test.describe.configure({ mode: "default" })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  await buildSite()
  site = await serveSite({ folder: siteFolder, port: 0 })
})
test.afterAll(() => site?.stop())

/** What strangers type, and the page that answers it. */
const questions: ReadonlyArray<readonly [query: string, page: string]> = [
  ["sign in", "plugins/siwx"],
  ["SIWE", "plugins/siwx"],
  ["sign in with ethereum", "plugins/siwx"],
  ["nextjs", "next"],
  ["app router", "next"],
  ["hydration", "server-rendering"],
  ["mobile", "phones"],
  ["deep link", "phones"],
  ["telegram", "phones"],
  ["react native", "phones"],
  ["walletconnect", "plugins/walletconnect"],
  ["QR code", "plugins/walletconnect"],
  ["dark mode", "theming"],
  ["font", "theming"],
  ["translation", "languages"],
  ["gas", "fees"],
  ["paymaster", "fees"],
  ["sponsor gas", "fees"],
  ["allowance", "plugins/approvals"],
  ["revoke", "plugins/approvals"],
  ["rainbowkit", "migrate-from-rainbowkit"],
  ["appkit", "migrate-from-appkit"],
  ["web3modal", "migrate-from-appkit"],
  ["reown", "migrate-from-appkit"],
  ["createAppKit", "migrate-from-appkit"],
  ["getDefaultConfig", "migrate-from-rainbowkit"],
  ["useConnectModal", "migrate-from-rainbowkit"],
  ["migrate", "migrate-from-rainbowkit"],
  ["connectkit", "faq"],
  ["AGENTS.md", "agents"],
  ["cursor", "agents"],
  ["llms.txt", "agents"],
  ["wagmi", "plugins/wagmi"],
  ["vue", "faq"],
  ["license", "faq"],
  ["price", "faq"],
  ["add chain", "networks"],
  ["custom network", "networks"],
  ["RPC", "networks"],
  ["alchemy", "networks"],
  ["localhost", "networks"],
  ["wrong network", "networks"],
  ["metamask", "wallets"],
  ["add my wallet", "wallets"],
  ["EIP-6963", "wallets"],
  ["no wallet", "wallets"],
  ["custom button", "connect-button"],
  ["hide balance", "connect-button"],
  ["read contract", "contracts"],
  ["useWriteContract", "contracts"],
  ["ABI", "contracts"],
  ["typed data", "signing"],
  ["EIP-712", "signing"],
  ["verify signature", "signing"],
  ["analytics", "events"],
  ["balance missing", "troubleshooting"],
  ["popup blocked", "troubleshooting"],
  ["pending", "transactions"],
  ["CSP", "content-security-policy"],
  ["playwright", "testing-your-dapp"],
  ["email", "plugins/embedded"]
]

interface Pagefind {
  readonly search: (query: string) => Promise<{
    readonly results: ReadonlyArray<{ readonly data: () => Promise<{ readonly url: string }> }>
  }>
}

test("what strangers type is answered by one of the first four pages found", async ({ page }) => {
  await page.goto(site.url)
  const found = await page.evaluate(
    async (queries) => {
      const { search } = (await import(new URL("/pagefind/pagefind.js", location.href).href)) as Pagefind
      const pages: Array<ReadonlyArray<string>> = []
      for (const query of queries) {
        const { results } = await search(query)
        const data = await Promise.all(results.slice(0, 4).map((result) => result.data()))
        pages.push(data.map(({ url }) => url.replaceAll(/^\/|\/(?:#.*)?$/g, "")))
      }
      return pages
    },
    questions.map(([query]) => query)
  )
  const missed = questions.flatMap(([query, wanted], index) =>
    found[index]!.includes(wanted) ? [] : [`"${query}" finds ${found[index]!.join(", ")}, not ${wanted}`]
  )
  expect(missed).toEqual([])
})

test("the front page's own modal connects its test wallet, in both schemes without a finding of axe", async ({
  page
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(site.url)
    const modal = page.locator("latchkey-modal")
    await modal.getByRole("button", { name: "Juniper Wallet" }).click()
    await page.getByTestId("approval-approve").click()
    await expect(modal.getByText("0xf39F", { exact: false }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include("main").analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})

test("on the front page a visitor swaps without an account, and no host is asked", async ({ page }) => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) asked.push(request.url())
  })
  await page.goto(site.url)
  const modal = page.locator("latchkey-modal")
  await modal.getByRole("button", { name: "Juniper Wallet" }).click()
  await page.getByTestId("approval-approve").click()
  await modal.getByRole("button", { name: "Swap" }).click()
  await modal.getByRole("textbox").fill("1")
  await modal.getByRole("button", { name: "Choose" }).click()
  await modal.getByRole("button", { name: /USDC/ }).first().click()
  await modal.getByRole("button", { name: "Review swap" }).click()
  await modal.getByRole("button", { name: "Swap 1 ETH" }).click()
  await page.getByTestId("approval-approve").click()
  await expect(modal.getByText(/^You got [\d,.]+ USDC\.$/)).toBeVisible()
  expect(asked).toEqual([])
})

test("no page of the site is wider than a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ["", "quick-start/", "migrate-from-rainbowkit/", "playground/"]) {
    await page.goto(new URL(path, site.url).href)
    if (path === "")
      await page.locator("latchkey-modal").getByRole("button", { name: "Juniper Wallet" }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test("each page of the guide has its text for programs, in the list of llms.txt", async ({ page }) => {
  await page.goto(site.url)
  const { request } = page
  const list = await (await request.get(new URL("llms.txt", site.url).href)).text()
  const paths = [...list.matchAll(/\]\(\/([^)]+\.md)\)/g)].map((match) => match[1]!)
  expect(paths.length).toBeGreaterThan(50)
  for (const path of paths) {
    const response = await request.get(new URL(path, site.url).href)
    expect(response.ok(), path).toBe(true)
    expect(await response.text(), path).toMatch(/^# \S/)
  }
})

test("each link of the guide leads to a page and a heading that are there", async ({ page }) => {
  await page.goto(site.url)
  const list = await (await page.request.get(new URL("llms.txt", site.url).href)).text()
  const paths = ["", ...[...list.matchAll(/\]\(\/([^)]+)\.md\)/g)].map((match) => `${match[1]!}/`)]
  const texts = new Map<string, string>()
  for (const path of paths)
    texts.set(`/${path}`, await (await page.request.get(new URL(path, site.url).href)).text())
  const dead = [...texts].flatMap(([from, text]) =>
    [...text.matchAll(/<a\b[^>]*\shref="(\/[^"#]*|)(?:#([^"]*))?"/g)].flatMap(([, to = "", heading]) => {
      const target = texts.get(to === "" ? from : to)
      if (target === undefined) return /^\/(?:playground|phone)\//.test(to) ? [] : [`${from}: ${to}`]
      return heading === undefined || heading === "" || target.includes(`id="${heading}"`)
        ? []
        : [`${from}: ${to}#${heading}`]
    })
  )
  expect(dead).toEqual([])
})
