import type { EmbeddedParts } from "../src/startWallet.ts"

/** What of a page the plugin needs where there is none. */
export const fakePage = (href = "https://shop.example/") => {
  const url = new URL(href)
  const page = Object.assign(new EventTarget(), {
    location: { href, origin: url.origin, search: url.search },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: string | URL) => {
        page.location.href = String(to)
      }
    }
  })
  return page as typeof page & NonNullable<EmbeddedParts["page"]>
}
