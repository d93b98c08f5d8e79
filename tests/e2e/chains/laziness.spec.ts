import { expect, test } from "../fixtures.ts"
import { chains as all } from "./installed.ts"
import { installWallets } from "./installWallets.ts"

/** What the kit itself is made of; any other package has to wait for its first need. */
const ours = ["effect", "react", "react-dom", "scheduler", "uqr"]

test("a chain's SDK is loaded by the first call that needs it, alone, and by nothing else that a visitor does", async ({
  chains: visit,
  page,
  state,
  requests,
  install,
  installChain
}) => {
  test.slow()
  const loaded = () => {
    const files = requests.map((request) => new URL(request.split(" ")[1]!).pathname.slice(1))
    return new Set(files.flatMap((file) => state.chunks[file] ?? []).filter((name) => !ours.includes(name)))
  }
  const needs = all.map(({ title, firstNeed }) => ({ title, ...firstNeed }))
  await installWallets({ install, installChain }, all)
  await visit.openFor(all)
  await visit.connectAll(all)
  for (const chain of all) {
    await visit.sign(chain)
    await expect(visit.of(chain, "signature")).not.toBeEmpty()
    await expect(visit.of(chain, "balance")).not.toBeEmpty()
  }
  await visit.openNetworks()
  await visit.networkRow(all.at(-1)!.networks[1].name).click()
  await expect(visit.fact("network")).toHaveText(all.at(-1)!.networks[1].id)
  await visit.openNetworks()
  await visit.networkRow(all.at(-1)!.networks[0].name).click()
  await expect(visit.fact("network")).toHaveText(all.at(-1)!.networks[0].id)
  expect([...loaded()]).toEqual([])
  // The names by which the SDKs are looked for are those of the built pages.
  const built = new Set(Object.values(state.chunks).flat())
  expect(needs.filter(({ sdk }) => !built.has(sdk))).toEqual([])

  for (const [index, { title, sdk, use, answer }] of needs.entries()) {
    await test.step(`${sdk} for ${title}`, async () => {
      expect(await page.evaluate(`(${String(use)})(window.kit)`)).toEqual(answer)
      const sdks = needs.map((need) => need.sdk).filter((name) => loaded().has(name))
      expect(sdks).toEqual(needs.slice(0, index + 1).map((need) => need.sdk))
    })
  }
})
