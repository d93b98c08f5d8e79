import { cookieStorage } from "@latchkey/core"
import { createElement, Fragment } from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { connectedCookie, makeTestKit, testAddress } from "../../tests/support/testKit.ts"
import { ConnectButton, KitModal, KitProvider, NetworkButton, useAccount } from "./index.ts"

const Status = () => createElement("output", null, useAccount().status)

const page = (options: Parameters<typeof makeTestKit>[0], props: object = {}) =>
  renderToString(
    createElement(
      KitProvider,
      { kit: makeTestKit(options).kit, ...props },
      createElement(
        Fragment,
        null,
        createElement(ConnectButton),
        createElement(NetworkButton),
        createElement(Status)
      )
    )
  )

describe("on a server", () => {
  it("renders a visitor without a session", () => {
    const html = page({})
    expect(html).toContain("Connect wallet")
    expect(html).toContain("Network 1")
    expect(html).toContain("disconnected")
  })

  it("renders the place of an account for a session in a cookie, and no address", async () => {
    const html = page({ storage: cookieStorage({ cookie: await connectedCookie() }) })
    expect(html).toContain('aria-label="Reconnecting…"')
    expect(html).toContain("reconnecting")
    expect(html).not.toContain("Connect wallet")
    expect(html).not.toContain(testAddress)
  })

  it("writes no style attribute and no style element, so that a strict policy holds", async () => {
    for (const cookie of ["", await connectedCookie()]) {
      expect(page({ storage: cookieStorage({ cookie }) })).not.toMatch(/<style|\sstyle=|<script/)
    }
  })

  it("renders in another language when its words are passed", () => {
    const html = page({}, { messages: { locale: "de", button: { connectWallet: "Wallet verbinden" } } })
    expect(html).toContain("Wallet verbinden")
  })

  it("renders the place of a modal as an empty element", () => {
    const { kit } = makeTestKit()
    expect(
      renderToString(createElement(KitProvider, { kit, disableAppend: true }, createElement(KitModal)))
    ).toBe("<latchkey-modal></latchkey-modal>")
  })
})
