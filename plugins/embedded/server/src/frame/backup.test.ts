import { readFile } from "node:fs/promises"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { pathToFileURL } from "node:url"
import type { Frame } from "playwright"
import { expect, it } from "vitest"
import { withFrameBrowser } from "../../support/frameBrowser.ts"
import { signUp } from "../../support/signUp.ts"
import { startTestSite, visit } from "../../support/testPage.ts"
import { startTestServer } from "../../support/testServer.ts"

const ada = "ada@example.org"
const chains = [
  { id: "eip155:1", name: "Ethereum", rpcUrl: "http://127.0.0.1:9", coin: { symbol: "ETH", decimals: 18 } }
]

const { ends, made } = withFrameBrowser()

const press = (frame: Frame, name: string) => frame.getByRole("button", { name, exact: true }).click()
const wordsIn = (node: { readonly locator: Frame["locator"] }) => node.locator(".phrase li").allTextContents()

/** A wallet, the code that opens it, and its file as the owner saved it. */
const saved = async () => {
  const server = await startTestServer({ files: made().files, chains })
  ends.push(server.stop)
  const site = await startTestSite(server.url)
  ends.push(site.stop)
  const visitor = await visit(made().browser, site.origin)
  ends.push(() => visitor.context.close())
  const { code } = await signUp(visitor, server.inbox, ada)
  visitor.call("SHOW_WALLET").catch(() => {})
  const frame = await visitor.panel("Your wallet")
  const field = frame.getByLabel("Recovery code")
  await field.fill(code.replace(/^./, (sign) => (sign === "A" ? "B" : "A")))
  await press(frame, "Save the file")
  await frame.getByRole("alert").getByText("This is not the code of this wallet").waitFor()
  await field.fill(code)
  const downloading = visitor.page.waitForEvent("download")
  await field.press("Enter")
  const download = await downloading
  expect(download.suggestedFilename()).toBe("wallet-backup.html")
  await frame.getByRole("checkbox").check()
  await press(frame, "Show the 24 words")
  await frame.locator(".phrase li").first().waitFor()
  const words = await wordsIn(frame)
  expect(visitor.faults).toEqual([])
  const folder = mkdtempSync(`${tmpdir()}/backup-`)
  ends.push(() => rmSync(folder, { recursive: true }))
  return { code, words, html: await readFile((await download.path())!, "utf8"), folder, server }
}
/** Opens a file as who has no network does, and notes all that it asks for. */
const open = async (folder: string, html: string) => {
  const path = `${folder}/file.html`
  writeFileSync(path, html)
  const context = await made().browser.newContext({ offline: true })
  ends.push(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const [asked, faults]: [Array<string>, Array<string>] = [[], []]
  page.on("request", (request) => asked.push(request.url()))
  page.on("console", (message) => faults.push(message.text()))
  page.on("pageerror", (error) => faults.push(String(error)))
  await page.goto(pathToFileURL(path).href)
  const enter = async (code: string) => {
    await page.getByLabel("Recovery code").fill(code)
    await page.getByRole("button", { name: "Open the wallet" }).click()
  }
  return { page, asked, faults, enter }
}

it("S4.18 in part: a backup file opens from a disk without a server, with the recovery code, and asks nobody for anything", async () => {
  const { code, words, html, folder, server } = await saved()
  await server.stop()
  ends.shift()
  const { page, asked, faults, enter } = await open(folder, html)
  await enter(code.replace(/^./, (sign) => (sign === "A" ? "B" : "A")))
  await page.getByRole("alert").getByText("This is not the code of this wallet").waitFor()
  expect(await page.locator(".phrase li").count()).toBe(0)
  await enter(code.toLowerCase().replaceAll("-", " "))
  await page.locator(".phrase li").first().waitFor()
  expect(words).toHaveLength(24)
  expect(await page.locator(".phrase li").allTextContents()).toEqual(words)
  expect(asked).toEqual([page.url()])
  expect(faults).toEqual([])
  // Neither the code nor a word of the wallet stands in it.
  expect(html).not.toContain(code)
  expect(html).not.toContain(words.join(" "))
})

it("T01 a backup file lets nothing of others run and nothing leave, and a changed one opens nothing", async () => {
  const { code, html, folder } = await saved()
  const script = "document.title = 'taken'"
  const changed = await open(folder, html.replace("<body>", `<body><script>${script}</script>`))
  expect(await changed.page.title()).toBe("Backup file")
  expect(changed.faults.join()).toContain("Content Security Policy")
  const told = await changed.page.evaluate(() =>
    fetch("http://127.0.0.1:9/").then(
      () => "sent",
      () => "refused"
    )
  )
  expect(told).toBe("refused")
  expect(changed.faults.join()).toContain("connect")
  const other = await open(folder, html.replace(/(&quot;sealed&quot;:&quot;1\.[\w-]{4})./, "$1_"))
  await other.enter(code)
  await other.page.getByRole("alert").getByText("This is not the code of this wallet").waitFor()
})
