import type { Visit } from "./Visit.ts"
import { expect, test } from "./fixtures.ts"

const scripts = (requests: ReadonlyArray<string>) =>
  requests.filter((request) => request.endsWith(".js")).length

/** Opens the page and waits until it has fetched ahead what it fetches when it is idle. */
const openAndIdle = async (visit: Visit, requests: ReadonlyArray<string>) => {
  await visit.open("app", { prefetch: "off" })
  await expect(visit.connectButton).toBeVisible()
  await visit.page.waitForLoadState("networkidle")
  const without = scripts(requests)
  await visit.open()
  await expect.poll(() => scripts(requests)).toBeGreaterThan(2 * without + 2)
  await visit.page.waitForLoadState("networkidle")
}

test("nothing is asked from anybody before the visitor acts", async ({ visit, install, requests, state }) => {
  await install({})
  await openAndIdle(visit, requests)
  expect(requests.filter((request) => !request.startsWith(`GET ${state.origin}/`))).toEqual([])
  expect(await visit.asked()).toEqual([])
})

test("opening the modal asks nobody either", async ({ visit, install, requests, state }) => {
  await install({})
  await visit.open()
  await visit.openModal()
  await expect(visit.wallet("Virtual Wallet")).toBeVisible()
  expect(requests.filter((request) => !request.startsWith(`GET ${state.origin}/`))).toEqual([])
  expect(
    (await visit.asked()).filter((method) => method !== "eth_accounts" && method !== "eth_chainId")
  ).toEqual([])
})

test("after connecting, only the nodes that the app named are asked", async ({
  visit,
  install,
  requests,
  state
}) => {
  await install({})
  await visit.open()
  await visit.connect()
  await expect(visit.fact("balance")).toHaveText(/ETH/)
  await visit.chooseNetwork("Base", "eip155:8453")
  await visit.chooseNetwork("Polygon", "eip155:137")
  await expect(visit.fact("balance")).toHaveText(/POL/)
  const origins = new Set(requests.map((request) => new URL(request.split(" ")[1] ?? "").origin))
  const named = [state.origin, ...state.chains.map(({ rpcUrl }) => new URL(rpcUrl).origin)]
  expect([...origins].filter((origin) => !named.includes(origin))).toEqual([])
})

test("a page that turns prefetching off loads only its own script", async ({ visit, requests }) => {
  await visit.open("app", { prefetch: "off" })
  await expect(visit.connectButton).toBeVisible()
  await visit.page.waitForLoadState("networkidle")
  expect(requests.filter((request) => /ModalElement|startEngine|module/.test(request))).toEqual([])
})

test("a visitor who saves data gets nothing ahead", async ({ visit, requests, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", {
      get: () => ({ saveData: true }),
      configurable: true
    })
  )
  await visit.open()
  await expect(visit.connectButton).toBeVisible()
  await visit.page.waitForLoadState("networkidle")
  expect(requests.filter((request) => /ModalElement|startEngine|module/.test(request))).toEqual([])
})

test("what is fetched ahead does not run", async ({ visit, page, requests }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    addEventListener("eip6963:requestProvider", () =>
      Reflect.set(window, "asked", Reflect.get(window, "asked") + 1)
    )
  })
  await openAndIdle(visit, requests)
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toBe(0)
  expect(await page.evaluate(() => customElements.get("latchkey-modal") === undefined)).toBe(true)
})

test("T04 the pages' policy stops strings that become code, so that its silence means something", async ({
  visit,
  page,
  complaints
}) => {
  complaints.allow(/Content Security Policy|TrustedHTML|TrustedScript|style/i)
  await visit.open()
  await expect(visit.connectButton).toBeVisible()
  const refused = await page.evaluate(async () => {
    const element = document.createElement("div")
    let assigned = true
    try {
      element.innerHTML = "<b>markup</b>"
    } catch {
      assigned = false
    }
    document.body.append(element)
    element.setAttribute("style", "color: red")
    await new Promise((resolve) => setTimeout(resolve))
    return { assigned, directives: window.violations.splice(0).map((text) => text.split(" ")[0]) }
  })
  expect(refused.assigned).toBe(false)
  expect(refused.directives).toContain("require-trusted-types-for")
  expect(refused.directives).toContain("style-src-attr")
})
