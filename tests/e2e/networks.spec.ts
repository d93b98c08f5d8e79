import { expect, test } from "./fixtures.ts"

test("S4.28 in part, S2.10 in part: a wallet on another network opens UnsupportedChain, and closing it shakes", async ({
  visit,
  install
}) => {
  await install({ chainId: 137 })
  await visit.open("app", { networks: "1,8453" })
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.heading).toHaveText("Switch network")
  await expect(visit.modal).toContainText("a network that this app doesn't use")

  const shakes = () => visit.page.evaluate(() => window.kit.getSnapshot().navigation.shakes)
  const before = await shakes()
  await visit.page.keyboard.press("Escape")
  expect(await shakes()).toBe(before + 1)
  await visit.page.mouse.click(20, 400)
  expect(await shakes()).toBe(before + 2)
  await expect(visit.modal).toBeVisible()
  // A cross that refuses would be a lie.
  await expect(visit.modal.getByRole("button", { name: "Close" })).toHaveCount(0)
})

test("S4.09 in part: choosing a network of the app leaves UnsupportedChain", async ({ visit, install }) => {
  await install({ chainId: 137 })
  await visit.open("app", { networks: "1,8453" })
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.heading).toHaveText("Switch network")
  await visit.modal.getByRole("button", { name: "Base" }).click()
  await expect(visit.fact("network")).toHaveText("eip155:8453")
  await expect(visit.modal).toBeHidden()
})

test("S2.10 in part: a visitor leaves UnsupportedChain by disconnecting", async ({ visit, install }) => {
  await install({ chainId: 137 })
  await visit.open("app", { networks: "1,8453" })
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  await visit.modal.getByRole("button", { name: "Disconnect" }).click()
  await expect(visit.fact("status")).toHaveText("disconnected")
  await expect(visit.modal).toBeHidden()
})

test("S4.28 in part: a page that allows other networks shows the wallet's as unknown", async ({
  visit,
  install
}) => {
  await install({ chainId: 137 })
  await visit.open("app", { networks: "1,8453", unsupportedNetwork: "ignore" })
  await visit.connect()
  await expect(visit.fact("network")).toHaveText("eip155:137")
  await expect(visit.networkButton).toHaveText(/Unknown network/)
})

test("S2.10 in part: a wallet that moves away while the page is open brings UnsupportedChain", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open("app", { networks: "1,8453" })
  await visit.connect()
  await visit.page.evaluate(() => window.wallets.get("Virtual Wallet").switchTo(137))
  await expect(visit.heading).toHaveText("Switch network")
  await visit.page.evaluate(() => window.wallets.get("Virtual Wallet").switchTo(8453))
  await expect(visit.fact("network")).toHaveText("eip155:8453")
})

test("S8.13 in part: a network that the wallet does not know is offered to it, then switched to", async ({
  visit,
  install,
  state
}) => {
  await install({ chains: state.chains.filter(({ id }) => id === 1) })
  await visit.open("app", { networkObjects: "own" })
  await visit.connect()
  await visit.chooseNetwork("Base", "eip155:8453")
  const asked = await visit.asked()
  expect(asked).toContain("wallet_switchEthereumChain")
  expect(asked).toContain("wallet_addEthereumChain")
  const offered = await visit.page.evaluate(() =>
    window.wallets
      .get("Virtual Wallet")
      .requests()
      .filter(({ method }) => method === "wallet_addEthereumChain")
      .map(({ params }) => params)
  )
  expect(offered).toMatchObject([
    [{ chainId: "0x2105", chainName: "Base", rpcUrls: [expect.stringContaining("127.0.0.1")] }]
  ])
})

test("S4.09 in part, S8.11 in part: a visitor who declines the switch is back at the list, told so, and can try again", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.setPolicy("reject", "wallet_switchEthereumChain")
  await visit.networkButton.click()
  await visit.modal.getByRole("button", { name: "Base" }).click()
  await expect(visit.heading).toHaveText("Choose network")
  await expect(visit.modal).toContainText("You declined the switch in the wallet")
  await expect(visit.announced).toContainText("You declined the switch")
  await expect(visit.fact("network")).toHaveText("eip155:1")
  await visit.setPolicy("approve", "wallet_switchEthereumChain")
  await visit.modal.getByRole("button", { name: "Base" }).click()
  await expect(visit.fact("network")).toHaveText("eip155:8453")
})

test("T08 a wallet that never answers a switch can be left", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.setPolicy("hang", "wallet_switchEthereumChain")
  await visit.networkButton.click()
  await visit.modal.getByRole("button", { name: "Base" }).click()
  await expect(visit.modal).toContainText("Approve in Virtual Wallet")
  await visit.modal.getByRole("button", { name: "Cancel" }).click()
  await expect(visit.heading).toHaveText("Choose network")
  await expect(visit.fact("network")).toHaveText("eip155:1")
})

test("T22 the page follows when the visitor switches in the wallet", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.page.evaluate(() => window.wallets.get("Virtual Wallet").switchTo(137))
  await expect(visit.fact("network")).toHaveText("eip155:137")
  await expect(visit.fact("balance")).toHaveText(/ POL$/)
})

test("networks are found by searching", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.networkButton.click()
  await visit.modal.getByRole("searchbox").fill("poly")
  await expect(visit.modal.getByRole("list").getByRole("button")).toHaveCount(1)
  await visit.modal.getByRole("searchbox").fill("nowhere")
  await expect(visit.modal).toContainText("No network matches")
})

test("S4.05 in part: accounts that the visitor takes away end the connection; another account takes its place", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await visit.connect()
  const second = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
  await visit.page.evaluate(
    (address) => window.wallets.get("Virtual Wallet").setAccounts([address]),
    second as `0x${string}`
  )
  await expect(visit.fact("address")).toHaveText(second)
  await visit.page.evaluate(() => window.wallets.get("Virtual Wallet").revoke())
  await expect(visit.fact("status")).toHaveText("disconnected")
})
