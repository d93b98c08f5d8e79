import { expect } from "@playwright/test"
import type { EngineVisit } from "./EngineVisit.ts"

/** Signs a visitor up over the frame that anyone can host, and answers with its origin; `onMailed` while the code is asked for. */
export const signUpByEmail = async (
  visit: EngineVisit,
  address: string,
  onMailed: () => Promise<unknown> = async () => {}
): Promise<string> => {
  const serverOf = (wanted: string) => visit.state.embedded!.find(({ name }) => name === wanted)!.url
  const frame = serverOf("frame")
  await visit.open("email", { frame: `${frame}/sdk` })
  await visit.press("Connect wallet")
  await visit.enter("E-mail", address)
  await visit.press("Continue")
  await visit.expectText(address)
  await onMailed()
  await visit.enter("Code of six digits", await codeFor(serverOf("inbox"), address))
  const shown = await visit.expectInFrame(frame, /(\b[A-Z0-9]{4}\b\s+){6}/)
  const parts = shown.match(/\b[A-Z0-9]{4}\b/g)!
  await visit.enterInFrame(frame, "", parts[5]!)
  await visit.pressInFrame(frame, "Continue")
  await visit.expectFact("eip155.status", "connected")
  return frame
}

/** The mails that an address was sent. */
const mailsTo = async (inbox: string, address: string) => {
  const answer = await fetch(`${inbox}/mails?to=${address}`)
  return (await answer.json()) as ReadonlyArray<{ readonly text: string }>
}

const codeFor = async (inbox: string, address: string): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => (code = (await mailsTo(inbox, address)).at(-1)?.text.match(/\b\d{6}\b/)?.[0]))
    .toBeDefined()
  return code!
}
