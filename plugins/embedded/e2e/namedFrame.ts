import type { Frame } from "@playwright/test"
import { freePort } from "../../../tests/stack/process/freePort.ts"
import { buildFrame } from "../server/buildFrame.ts"
import { startEmbedded, toConfiguration } from "../server/src/index.ts"
import { startInbox, type Inbox } from "../server/stack/startInbox.ts"
import { type EmailVisit, expect, test as base } from "./email.ts"

export interface NamedFrame {
  readonly url: string
  readonly inbox: Inbox
}

/** The frame that anyone can host, at a name: passkeys belong to no host that is a number. */
export const test = base.extend<{ readonly named: NamedFrame }>({
  named: async ({ state }, give) => {
    const [inbox, port, files] = await Promise.all([startInbox(), freePort(), buildFrame()])
    const url = `http://localhost:${port}`
    const server = await startEmbedded({
      files,
      port,
      publicUrl: url,
      configuration: toConfiguration({
        projects: [{ id: "stack", name: "Local stack", origins: ["http://127.0.0.1:*"] }],
        chains: state.chains.map(({ id, name, rpcUrl }) => ({
          id: `eip155:${id}`,
          name,
          rpcUrl,
          coin: { symbol: "ETH", decimals: 18 }
        })),
        mail: { smtp: inbox.smtp, from: "Local stack <wallet@stack.test>" },
        secret: Buffer.alloc(32, 7).toString("base64")
      })
    })
    await give({ url, inbox })
    await Promise.all([server.stop(), inbox.stop()])
  }
})

/** The code in the next mail to an address. */
export const codeIn = async (inbox: Inbox, address: string) =>
  (await inbox.take(address)).text.match(/\b\d{6}\b/)![0]

/** Signs in by mail, up to where the frame asks. */
export const signIn = async (visit: EmailVisit, { url, inbox }: NamedFrame, address: string) => {
  await visit.openEmail(`${url}/sdk`)
  await visit.giveEmail(address)
  await visit.codeField.waitFor()
  await visit.codeField.fill(await codeIn(inbox, address))
  await expect(visit.frameDialog).toBeVisible()
}

/** Presses a button of the frame, once the frame lets it be pressed. */
export const pressIn = async (frame: Frame, name: string) => {
  await expect(frame.locator("main.seen")).toBeVisible()
  await frame.getByRole("button", { name, exact: true }).click()
}
