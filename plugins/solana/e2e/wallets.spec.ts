import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const { solana } = installed

if (solana !== undefined) {
  test("T06 one name twice in a namespace is two rows, both marked, and both connect", async ({
    chains: visit,
    installChain
  }) => {
    for (const key of ["one", "two"]) await installChain({ kind: "solana", name: "Twin", key })
    await visit.openFor([solana])
    await visit.openModal()
    const rows = visit.wallet("Twin")
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) await expect(row).toContainText("Another wallet uses the same name")
    await rows.last().click()
    await expect(visit.of(solana, "status")).toHaveText("connected")
    const asked = await visit.page.evaluate(() =>
      ["one", "two"].map((key) =>
        window.chainWallets
          .get(key)
          .requests()
          .some(({ method }) => method === "standard:connect")
      )
    )
    expect(asked).toEqual([false, true])
  })
}
