import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { all, ids, usable, rowNames, allWalletsRow } from "./walletPages.ts"

test.describe("the Connect view", () => {
  test("S2.15 in part: featured, custom and all wallets below what is installed", async ({
    visit,
    install
  }) => {
    await install({})
    await visit.open("app", {
      cloud: "stack",
      custom: "on",
      featured: ids("Ember Wallet", "Amber Wallet")
    })
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual([
      "Virtual Wallet",
      "Ember Wallet",
      "Amber Wallet",
      "Own Wallet",
      "All wallets"
    ])
  })

  test("S9.13 in part: as many recommended wallets as there is room for", async ({ visit, install }) => {
    await visit.open("app", { cloud: "stack" })
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual([
      "Amber Wallet",
      "Basalt Wallet",
      "All wallets",
      "I don't have a wallet"
    ])
    await expect(allWalletsRow(visit)).toHaveText(`All wallets${Math.floor(usable.length / 10) * 10}`)
    await install({})
    await visit.open("app", { cloud: "stack" })
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual(["Virtual Wallet", "Amber Wallet", "All wallets"])
  })

  test("a wallet that is installed is its own row, and one that the app excludes is none", async ({
    visit,
    install
  }) => {
    const [amber, basalt] = all as [(typeof all)[0], (typeof all)[0]]
    await install({ name: "Amber of the browser", rdns: amber.rdns! })
    await install({ name: "Basalt of the browser", rdns: basalt.rdns! })
    await visit.open("app", { cloud: "stack", featured: amber.id, exclude: basalt.id })
    await visit.openModal()
    await expect(allWalletsRow(visit)).toContainText("0")
    expect(await rowNames(visit)).toEqual(["Amber of the browser", "All wallets"])
  })

  test("nothing moves when the catalogue answers late", async ({ visit, install }) => {
    await install({})
    await visit.open("app", { cloud: "stack~getWallets.late.1500" })
    await visit.openModal()
    await expect(allWalletsRow(visit)).toBeVisible()
    await expect(visit.modal.locator(".skeleton").first()).toBeVisible()
    await expect
      .poll(() => visit.modal.evaluate((card) => card.getAnimations({ subtree: true }).length))
      .toBe(0)
    const before = await allWalletsRow(visit).boundingBox()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(await allWalletsRow(visit).boundingBox()).toEqual(before)
  })

  test("a page without a project id, or whose catalogue fails, has its own wallets", async ({
    visit,
    install,
    complaints
  }) => {
    complaints.allow(/Failed to load resource|status of 500/)
    await install({})
    await visit.open("app", { cloud: "", custom: "on" })
    await visit.openModal()
    await expect(visit.wallet("Own Wallet")).toBeVisible()
    expect(await rowNames(visit)).toEqual(["Virtual Wallet", "Own Wallet"])
    await visit.open("app", { cloud: "stack~getWallets.500" })
    await visit.connect()
  })
})

test.describe("the silence", () => {
  test("the cloud is asked nothing before the modal opens, and then nobody else is", async ({
    visit,
    install,
    requests,
    state
  }) => {
    await install({})
    await visit.open("app", { cloud: "stack" })
    await expect(visit.connectButton).toBeVisible()
    await visit.page.waitForLoadState("networkidle")
    const others = () => requests.filter((request) => !request.startsWith(`GET ${state.origin}/`))
    expect(others()).toEqual([])
    await visit.openModal()
    await expect(visit.wallet("Amber Wallet")).toBeVisible()
    expect(others().length).toBeGreaterThan(2)
    // The hosts that the plugin declares: one, for it is given one URL.
    expect(others().filter((request) => !request.startsWith(`GET ${state.cloudUrl}/`))).toEqual([])
  })

  test("a session that is restored asks the cloud nothing", async ({ visit, install, requests, state }) => {
    await install({})
    await visit.open("app", { cloud: "stack" })
    await visit.connect()
    // What the modal was still asking for belongs to the visit before.
    await visit.page.waitForLoadState("networkidle")
    const before = requests.length
    await visit.page.reload()
    await expect(visit.fact("status")).toHaveText("connected")
    await visit.page.waitForLoadState("networkidle")
    expect(requests.slice(before).filter((request) => request.includes(state.cloudUrl!))).toEqual([])
  })
})
