import { AxeBuilder } from "@axe-core/playwright"
import { encodeDeployData, encodeFunctionData, type Address, type Hex } from "viem"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { compileContracts } from "../../evm/stack/compile.ts"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

/** Who makes the collections: no account of another test. */
const maker = "0x4c617463686b65792041727469737400000000a7"
const somebody = "0x00000000000000000000000000000000000000A1"
const cid = `Qm${"a".repeat(44)}`

const svg = (colour: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/><circle cx="4" cy="5" r="2"/></svg>`)}`
const described = (name: string, colour: string) =>
  `data:application/json;base64,${btoa(JSON.stringify({ name, description: "As seen from the pier.", image: svg(colour), attributes: [{ trait_type: "Weather", value: "Fog" }] }))}`

const send = async (visit: Visit, from: string, data: Hex, to?: string): Promise<Address> => {
  const { rpcUrl } = visit.state.chains[0]!
  await askNode(rpcUrl, "anvil_setBalance", [from, "0x56bc75e2d63100000"])
  await askNode(rpcUrl, "anvil_impersonateAccount", [from])
  const hash = await askNode<Hex>(rpcUrl, "eth_sendTransaction", [
    { from, data, gas: "0x1c9c380", ...(to === undefined ? {} : { to }) }
  ])
  const receipt = () =>
    askNode<{ readonly status: Hex; readonly contractAddress: Address } | null>(
      rpcUrl,
      "eth_getTransactionReceipt",
      [hash]
    )
  await expect.poll(receipt).toMatchObject({ status: "0x1" })
  return (await receipt())!.contractAddress
}

/** A new collection, whose functions anybody may call. */
const deploy = async (visit: Visit, name: string, args: ReadonlyArray<unknown>) => {
  const { abi, bytecode } = (await compileContracts())[name]!
  const address = await send(visit, maker, encodeDeployData({ abi, bytecode, args }))
  return (functionName: string, call: ReadonlyArray<unknown>, from: string = maker) =>
    send(visit, from, encodeFunctionData({ abi, functionName, args: call }), address)
}

/** An account of no other test. */
const newAccount = () => {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAddress(privateKey) }
}
const ownAddress = (visit: Visit) =>
  visit.page.evaluate(() => window.kit.getSnapshot().account["eip155"]!.address!)
const tile = (visit: Visit, text: string) => visit.view.locator(".nft-tile").filter({ hasText: text })
const openList = async (visit: Visit) => {
  await visit.page.evaluate(() => window.kit.open({ view: "nfts/List" }))
  await expect(visit.view.locator(".nfts")).toBeVisible()
}
const readAgain = (visit: Visit) =>
  visit.page.evaluate(() =>
    (window.kit as unknown as { nfts: { load: (request: object) => Promise<void> } }).nfts.load({
      force: true
    })
  )

test("S1.03 in part, S2.08 in part: what an account is given is between tokens and activity, opens by keyboard, and is gone when it is given away", async ({
  visit,
  install,
  page
}) => {
  await install({ accounts: [newAccount()] })
  await visit.open("app", { nfts: "on", tokens: "on", activity: "on" })
  await visit.connect()
  const own = await ownAddress(visit)
  const art = await deploy(visit, "TestArt", ["Harbour Lights", "HL"])
  await art("mint", [own, 17n, described("Evening Lamp", "teal")])
  const cards = await deploy(visit, "TestCards", ["Cards of the Sea", "https://stranger.example/{id}.json"])
  await cards("mint", [own, 3n, 12n])

  const asked: Array<string> = []
  page.on("request", (request) => asked.push(request.url()))
  await visit.accountButton.click()
  await expect(visit.view.getByRole("tab")).toHaveText(["Tokens", "NFTs", "Activity"])
  await visit.view.getByRole("tab", { name: "NFTs" }).click()
  await expect(tile(visit, "Evening Lamp")).toContainText("Harbour Lights")
  await expect(tile(visit, "Evening Lamp").locator("img")).toBeVisible()
  await expect(tile(visit, "NFT #3")).toContainText("Cards of the Sea")
  await expect(tile(visit, "NFT #3")).toContainText("× 12")
  expect(asked.filter((url) => !/^(?:data:|http:\/\/127\.0\.0\.1)/.test(url))).toEqual([])

  await tile(visit, "NFT #3").focus()
  await page.keyboard.press("ArrowRight")
  await expect(tile(visit, "Evening Lamp")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("NFT")
  for (const text of [
    "Evening Lamp",
    "As seen from the pier.",
    "Weather",
    "Fog",
    "17",
    "ERC-721",
    "Ethereum"
  ])
    await expect(visit.view).toContainText(text)
  await page.keyboard.press("Escape")

  await art("transferFrom", [own, somebody, 17n], own)
  await openList(visit)
  await readAgain(visit)
  await expect(tile(visit, "NFT #3")).toBeVisible()
  await expect(tile(visit, "Evening Lamp")).toHaveCount(0)
})

test("S2.08[all] the account view has the tabs Tokens, NFTs and Activity, and each shows what the account has of it", async ({
  visit,
  install
}) => {
  await install({ accounts: [newAccount()] })
  await visit.open("app", { nfts: "on", tokens: "on", activity: "on" })
  await visit.connect()
  const own = await ownAddress(visit)
  const art = await deploy(visit, "TestArt", ["Harbour Lights", "HL"])
  await art("mint", [own, 17n, described("Evening Lamp", "teal")])
  await askNode(visit.state.chains[0]!.rpcUrl, "anvil_setBalance", [own, "0x56bc75e2d63100000"])
  await visit.accountButton.click()
  const tabs = visit.view.getByRole("tab")
  await expect(tabs).toHaveText(["Tokens", "NFTs", "Activity"])
  for (const [name, shown] of [
    ["Tokens", "ETH"],
    ["NFTs", "Evening Lamp"],
    ["Activity", "Minted"]
  ] as const) {
    const tab = visit.view.getByRole("tab", { name })
    await tab.click()
    await expect(tab).toHaveAttribute("aria-selected", "true")
    await expect(visit.view.getByRole("tabpanel", { name })).toContainText(shown)
  }
})

test("T32, T23 in part: descriptions that lie with others are not fetched, and advertisements are hidden", async ({
  visit,
  install
}) => {
  await install({ accounts: [newAccount()] })
  await visit.open("app", { nfts: "on" })
  await visit.connect()
  const own = await ownAddress(visit)
  const art = await deploy(visit, "TestArt", ["Distant Shores", "DS"])
  await art("mint", [own, 1n, `ipfs://${cid}/1.json`])
  await art("mint", [own, 2n, "https://stranger.example/2.json"])
  const gift = await deploy(visit, "TestArt", ["Claim $500 at gift.example", "GIFT"])
  await gift("mint", [own, 5n, "https://stranger.example/5.json"])

  // The test itself fails where anything leaves the machine.
  await openList(visit)
  await expect(visit.view.locator(".nft-tile")).toHaveCount(2)
  await visit.view.getByRole("button", { name: "Show" }).click()
  await expect(tile(visit, "NFT #5")).toContainText("Spam")
  await tile(visit, "NFT #2").click()
  await expect(visit.view).toContainText("This app can't load its picture and description.")
})

for (const [theme, locale, width] of [
  ["light", "en", 1_280],
  ["dark", "en", 1_280],
  ["light", "ar", 360]
] as const) {
  test(`S2.08 in part: the grid is whole, ${theme} ${locale} ${width}`, async ({ visit, install, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await install({ accounts: [newAccount()] })
    await visit.open("app", { nfts: "on" })
    await visit.connect()
    const own = await ownAddress(visit)
    const art = await deploy(visit, "TestArt", ["Harbour Lights with a Name That is Much Too Long", "HL"])
    await art("mint", [own, 2n ** 255n, ""])
    await art("mint", [own, 1n, described(`Lamp of ${theme} and ${locale}`, "teal")])
    await visit.open("app", { nfts: "on", locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    await openList(visit)
    await expect(tile(visit, `Lamp of ${theme}`).first()).toBeVisible()
    const overflow = await visit.view.evaluate((view) => view.scrollWidth - view.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
    expect(violations).toEqual([])
    await page.screenshot({ path: test.info().outputPath("list.png"), animations: "disabled" })
  })
}
