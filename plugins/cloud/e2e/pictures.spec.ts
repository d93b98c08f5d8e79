import { expect, test } from "../../../tests/e2e/fixtures.ts"

test("networks without a picture of their own have the catalogue's, each fetched once", async ({ visit }) => {
  const asked: Array<string> = []
  visit.page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/public/getAssetImage/")) asked.push(pathname)
  })
  await visit.open("app", { cloud: "stack" })
  for (let round = 0; round < 2; round++) {
    await visit.networkButton.click()
    await expect(visit.heading).toHaveText("Choose network")
    const pictures = visit.view.locator(".row .icon img")
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute("src", /^data:image\/svg\+xml;base64,/)
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBe(60)
    }
    await visit.page.keyboard.press("Escape")
    await expect(visit.modal).toBeHidden()
  }
  expect(asked).toHaveLength(3)
})
